/** The first of sixteen ports; `TEST_PORTS=4400` moves them all, so that two checkouts can test at once. */
const FIRST = Number(process.env.TEST_PORTS || 4330);

/** Ports of the tests' own servers: never those of `npm start`, which may be running. */
export const SITE_PORT = FIRST + 1;
export const API_PORT = FIRST + 2;
/** The island tests' page, and the local API that it calls. */
export const ISLAND_PORT = FIRST + 3;
export const ISLAND_API_PORT = FIRST + 4;
/** A service that fails on demand, and a port where nobody listens. */
export const FAULT_PORT = FIRST + 5;
export const CLOSED_PORT = FIRST + 6;
/** The browser that Lighthouse drives. */
export const LIGHTHOUSE_PORT = FIRST + 7;
/** `npm run dev`, on a copy of the project that its test edits. */
export const RELOAD_PORT = FIRST + 10;
export const RELOAD_API_PORT = FIRST + 11;
/** The same, on a copy where tutorials are unfinished. */
export const DRAFTS_PORT = FIRST + 12;
export const DRAFTS_API_PORT = FIRST + 13;
/** The same, on a copy whose texts are broken and mended. */
export const WATCH_PORT = FIRST + 14;
export const WATCH_API_PORT = FIRST + 15;
