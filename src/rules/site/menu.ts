import type { SitePath } from './sites.ts';

export interface MenuLink extends SitePath {
  label: string;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

const COURSES_LINK: MenuLink = { label: 'Nos formations', site: 'training', path: '' };
const RESOURCES_LINK: MenuLink = {
  label: 'Nos Ressources | Exercices | Tests',
  site: 'training',
  path: 'ressources',
};
export const CAREER_LINK: MenuLink = {
  label: 'Guides et conseils',
  site: 'training',
  path: 'conseils',
};

/** The menu « Formations » (H4). */
export const TRAINING_MENU: MenuGroup = {
  label: 'Formations',
  links: [COURSES_LINK, RESOURCES_LINK, CAREER_LINK],
};

/**
 * How the menu marks the link of a page of ours: `page` for the page itself, `true` for one above it, such as
 * `/ressources` for `/ressources/python`; undefined for the others (H4, H6).
 */
export function currentOf(href: string, here: string): 'page' | 'true' | undefined {
  if (href === here) return 'page';
  return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined;
}

/** The three ways out of an unknown address (H12). */
export const WAYS_OUT: readonly MenuLink[] = [COURSES_LINK, RESOURCES_LINK, CAREER_LINK];

/** An entry that acts on this page instead of leading to another. */
export interface MenuAction {
  label: string;
  action: 'logOut';
}

export const ACCOUNT_LABEL = 'Mon compte';

export const LOGIN_LINK: MenuLink = { label: 'Connexion', site: 'auth', path: 'login' };

/** The login or sign-up page leads back to the page that it was asked from (S7). */
export function loginHref(login: string, back: string): string {
  const url = new URL(login);
  url.searchParams.set('redirect', back);
  return url.href;
}

/** The entries of the menu « Mon compte » (H5). */
export function accountMenu(isLoggedIn: boolean): readonly (MenuLink | MenuAction)[] {
  if (!isLoggedIn) return [LOGIN_LINK, { label: 'Créer un compte', site: 'auth', path: '' }];
  return [
    { label: ACCOUNT_LABEL, site: 'account', path: '' },
    { label: 'Déconnexion', action: 'logOut' },
    { label: 'Créer un nouveau compte', site: 'auth', path: '' },
  ];
}

export const TRAINER_LINK: MenuLink = {
  label: 'Devenir formateur',
  site: 'training',
  path: 'seller',
};

/** The pages of the home site (H6). */
export const HOME_MENU: MenuGroup = {
  label: 'Plus',
  links: [
    { label: 'À propos', site: 'home', path: 'aboutUs' },
    { label: 'Contact', site: 'home', path: 'contact' },
    {
      label: "Conditions d'utilisation et politique de confidentialité",
      site: 'home',
      path: 'terms',
    },
  ],
};
