/**
 * Code, colours, pictures and sounds that the frame holds only, as text or as addresses that are texts: no network, no
 * storage, no window of its own (U2).
 */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' data:; worker-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; base-uri 'none'; form-action 'none'; webrtc 'block'";

/**
 * The frame in which the code of a reader runs: an empty page until it is told what to show (U2). Its mark
 * says that it is ours, and may be kept (K4).
 */
export function workshopFrame(program: string): string {
  return `<!doctype html><html lang="fr" data-version=""><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex"><title>Atelier</title><script>${program}</script></head><body></body></html>`;
}
