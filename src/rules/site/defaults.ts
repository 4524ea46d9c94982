/** The name shown while `PUBLIC_SITE_NAME` is not set. */
export const DEFAULT_SITE_NAME = 'Jàngal';

/** Ports on which `npm start` and `npm run dev` listen; `PORT` and `API_PORT` move them. */
export const DEFAULT_SITE_PORT = 4321;
export const DEFAULT_API_PORT = 4322;

/** The name of a site that has none yet, in the files for servers. */
export const DEFAULT_HOST = 'example.org';

/** What stands over courses that come from `content/catalog`, and on the page that pretends to be paid. */
export const EXAMPLE_CATALOG = 'Catalogue d’exemple\u00A0: rien ne s’y vend';
