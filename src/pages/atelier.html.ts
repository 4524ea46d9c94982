import program from '../inline/workshop-frame.ts?program';

/** Inline code and colours only: no network, no storage, no window of its own (U2). */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; webrtc 'block'";

/** The frame in which the code of a reader runs: an empty page until it is told what to show (U2). */
export function GET(): Response {
  return new Response(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex"><title>Essai</title><script>${program}</script></head><body></body></html>`,
  );
}
