import { HOME_MENU, type MenuGroup, TRAINER_LINK, TRAINING_MENU } from './menu.ts';

/** What the footer offers: what one learns with, then the site itself (H11). */
export const FOOTER_MENUS: readonly MenuGroup[] = [
  {
    label: 'Se former',
    links: [
      ...TRAINING_MENU.links,
      { label: 'Lire hors ligne', site: 'training', path: 'hors-ligne' },
    ],
  },
  {
    label: 'Le site',
    links: [
      TRAINER_LINK,
      ...HOME_MENU.links,
      { label: 'Accessibilité : non conforme', site: 'training', path: 'accessibilite' },
    ],
  },
];
