import tokens from '../styles/tokens.css?raw';

const GROUND = /--ground: light-dark\((#\w+), (#\w+)\)/;

/** The page's ground in both themes, for the browser's own bar and for the manifest. */
export function themeColors(): { light: string; dark: string } {
  const [, light = '', dark = ''] = GROUND.exec(tokens) ?? [];
  if (!light) throw new Error('tokens.css no longer holds --ground: light-dark(…)');
  return { light, dark };
}
