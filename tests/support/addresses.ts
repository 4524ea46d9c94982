import { API_PORT, SITE_PORT } from './ports.ts';

/** The two origins of the tests: the site, and the local API. */
export const API = `http://localhost:${API_PORT}`;
export const SITE = `http://localhost:${SITE_PORT}`;
