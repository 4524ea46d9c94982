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

/** « Dropdown Mon compte » of a visitor; the logged-in labels come with the session. */
export const VISITOR_MENU: MenuGroup = {
  label: 'Mon compte',
  links: [
    { label: 'Connexion', site: 'auth', path: 'login' },
    { label: 'Créer un compte', site: 'auth', path: '' },
  ],
};

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
