import type { SitePath } from './sites.ts';

export interface MenuLink extends SitePath {
  label: string;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

/** « Dropdown Formations » (section 2). */
export const TRAINING_MENU: MenuGroup = {
  label: 'Formations',
  links: [
    { label: 'Nos formations', site: 'training', path: '' },
    { label: 'Nos Ressources | Exercices | Tests', site: 'training', path: 'ressources' },
    { label: 'Guides et conseils', site: 'training', path: 'conseils' },
  ],
};

/** Something to do on this page, at the place of a link. */
export interface MenuAction {
  label: string;
  action: 'logOut';
}

export const ACCOUNT_LABEL = 'Mon compte';

export const LOGIN_LINK: MenuLink = { label: 'Connexion', site: 'auth', path: 'login' };

/** « Connexion » leads back to the page that it was asked from. */
export function loginHref(login: string, back: string): string {
  const url = new URL(login);
  url.searchParams.set('redirect', back);
  return url.href;
}

/**
 * « Dropdown Mon compte: Mon compte (only when logged in; account subdomain), Connexion or Déconnexion
 * (toggles), Créer un compte (label 'Créer un nouveau compte' when logged in; auth subdomain root) ».
 */
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

/** « À propos, Contact, Conditions d'utilisation et politique de confidentialité » (home site). */
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
