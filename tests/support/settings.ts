import { ISLAND_API_PORT, ISLAND_PORT } from './ports.ts';

/** What `astro:env/client` holds in the island tests: a local API started for them. */
const api = `http://localhost:${ISLAND_API_PORT}`;

export const PUBLIC_COURSE_API_URL = api;
export const PUBLIC_ACCOUNT_API_URL = api;
export const PUBLIC_AUTH_API_URL = api;
export const PUBLIC_PROVIDER_API_URL = api;
export const PUBLIC_HOME_URL = `${api}/home`;
export const PUBLIC_TRAINING_URL = `http://localhost:${ISLAND_PORT}`;
export const PUBLIC_ACCOUNT_URL = `${api}/account`;
export const PUBLIC_AUTH_URL = `${api}/auth`;
export const PUBLIC_CHAT_URL = 'https://wa.me/';
export const PUBLIC_COMMUNITY_URL = 'https://chat.whatsapp.com/';
export const PUBLIC_CHANNEL_URL = 'https://www.whatsapp.com/channel/';
export const PUBLIC_FEEDBACK_FORM_URL = '';
export const PUBLIC_SELLER_VIDEO_URL = '';
export const PUBLIC_FACEBOOK_URL = 'https://www.facebook.com/';
export const PUBLIC_YOUTUBE_URL = 'https://www.youtube.com/';
export const PUBLIC_TIKTOK_URL = 'https://www.tiktok.com/';
export const PUBLIC_LINKEDIN_URL = 'https://www.linkedin.com/';
export const PUBLIC_MEDIA_ORIGINS = '';
export const PUBLIC_SITE_NAME = 'Jàngal';
export const PUBLIC_CONTACT_EMAIL = '';
export const PUBLIC_PROBE_EMAIL = 'sonde@exemple.invalid';
export const PUBLIC_PROBE_PASSWORD = 'sonde';
export const USES_EMBEDDED_CATALOG = true;
export const IS_KEPT_OFFLINE = true;
export const IS_PREVIEW = false;
export const MAY_BE_EMPTY = false;
