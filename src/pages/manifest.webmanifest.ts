import { SITE_NAME } from '../config.ts';
import { themeColors } from '../layouts/theme-color.ts';

const png = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app's manifest; the name is a setting, the colours are tokens. */
export function GET(): Response {
  const { light } = themeColors();
  return Response.json({
    id: '/',
    name: `${SITE_NAME} · Formations en ligne`,
    short_name: SITE_NAME,
    description: 'Formations et tutoriels en wolof, en français et en anglais.',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    icons: [png('icon-192', 192), png('icon-512', 512), png('maskable-512', 512, 'maskable')],
  });
}
