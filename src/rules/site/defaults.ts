/** The name shown while `PUBLIC_SITE_NAME` is not set. */
export const DEFAULT_SITE_NAME = 'Jàngal';

/** Ports on which `npm start` and `npm run dev` listen; `PORT` and `API_PORT` move them. */
export const DEFAULT_SITE_PORT = 4321;
export const DEFAULT_API_PORT = 4322;

/** The name of a site that has none yet, in the files for servers. */
export const DEFAULT_HOST = 'example.org';
