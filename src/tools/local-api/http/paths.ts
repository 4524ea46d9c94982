/** Where the three stand-in sites live, beside the calls. */
export const SITE_PATHS = { home: '/home', account: '/account', auth: '/auth' } as const;

/** The pages that others link to. */
export const PAGE_PATHS = {
  pay: '/account/pay',
  seller: '/account/seller',
  login: '/auth/login',
  logout: '/auth/logout',
} as const;

/** The home site, in the order of the footer. */
export const HOME_PAGES = [
  { path: '/home', title: 'Accueil' },
  { path: '/home/aboutUs', title: 'À propos' },
  { path: '/home/contact', title: 'Contact' },
  { path: '/home/terms', title: 'Conditions d’utilisation et politique de confidentialité' },
] as const;

/** Whether a browser asks for a page: its errors are pages too. */
export function isPagePath(path: string): boolean {
  return isUnder(path, Object.values(SITE_PATHS));
}

/** `/account/pay` is under `/account`, `/accounts` is not. */
export function isUnder(path: string, sites: readonly string[]): boolean {
  return sites.some((site) => path === site || path.startsWith(`${site}/`));
}
