/** A frame of the workshop holds a program, and the values that the program finds by name. */
export interface FrameHtml {
  title: string;
  /** Its content security policy. */
  policy: string;
  program: string;
  data?: Readonly<Record<string, unknown>>;
}

/** Inline code, and workers made of what the page around gave: no network, no storage (U9, U19). */
export const ENGINE_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'";

/**
 * Code, colours, pictures and sounds that the frame holds only, as text or as addresses that are texts: no
 * network, no storage, no window of its own (U2).
 */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' data:; worker-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; base-uri 'none'; form-action 'none'";

/**
 * The document of a frame: it does nothing until the page around tells it what to do (U2, U9, U19). Its
 * mark says that it is ours, and may be kept (K4).
 */
export function frameHtml({ title, policy, program, data = {} }: FrameHtml): string {
  const values = Object.entries(data).map(([name, value]) => `${name}=${inScript(value)}`);
  const code = values.length > 0 ? `const ${values};${program}` : program;
  return `<!doctype html><html lang="fr" data-version=""><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>${title}</title><script>${code}</script></head><body></body></html>`;
}

/** A value as a script writes it, without what would end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('</', '<\\/');
}
