import { SITE_NAME } from '../config.ts';
import { themeColors } from '../layouts/theme-color.ts';
import { RESUME_ANCHOR } from '../rules/site/links.ts';

const picture = (name: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/icons/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
});

const png = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app's manifest; the name is a setting, the colours are tokens (K11). */
export function GET(): Response {
  const { light } = themeColors();
  return Response.json({
    id: '/',
    name: `${SITE_NAME} · Formations en ligne`,
    short_name: SITE_NAME,
    description: 'Formations et tutoriels en wolof, en français et en anglais.',
    lang: 'fr',
    dir: 'ltr',
    categories: ['education'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    shortcuts: [
      { name: 'Reprendre mon tutoriel', url: `/ressources#${RESUME_ANCHOR}` },
      { name: 'Ressources gratuites', url: '/ressources' },
    ],
    screenshots: [
      picture('formations', '720x1280', 'narrow', 'Le catalogue des formations'),
      picture('tutoriel', '720x1280', 'narrow', 'Un tutoriel de programmation'),
      picture('accueil', '1280x800', 'wide', 'La page d’accueil'),
    ],
    icons: [png('icon-192', 192), png('icon-512', 512), png('maskable-512', 512, 'maskable')],
  });
}
