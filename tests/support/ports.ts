/** Ports of the tests' own servers: never those of `npm start`, which may be running. */
export const SITE_PORT = 4331;
export const API_PORT = 4332;
/** The island tests' page, and the local API that it calls. */
export const ISLAND_PORT = 4333;
export const ISLAND_API_PORT = 4334;
/** The browser that Lighthouse drives. */
export const LIGHTHOUSE_PORT = 4337;
/** A service that fails on demand, and a port where nobody listens. */
export const FAULT_PORT = 4335;
export const CLOSED_PORT = 4336;
