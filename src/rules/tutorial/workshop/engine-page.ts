/** What stands in the frame of an engine: its program, and the values that the program finds by name. */
export interface EnginePage {
  title: string;
  program: string;
  data: Readonly<Record<string, unknown>>;
}

/** Inline code, and workers made of what the page around gave: no network, no storage (U9, U19). */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'; webrtc 'block'";

/** The page of the frame: it does nothing until the page around gives it its engine (U9, U19). */
export function enginePage({ title, program, data }: EnginePage): string {
  const values = Object.entries(data).map(([name, value]) => `${name}=${inScript(value)}`);
  return `<!doctype html><html lang="fr" data-version=""><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex"><title>${title}</title><script>const ${values};${program}</script></head><body></body></html>`;
}

/** A value as a script writes it, without what would end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('</', '<\\/');
}
