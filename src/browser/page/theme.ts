import { KEYS, readText, writeText } from '../platform/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const LABELS: Readonly<Record<Theme, string>> = {
  system: 'Thème : comme l’appareil',
  light: 'Thème : clair',
  dark: 'Thème : sombre',
};

function currentTheme(): Theme {
  const stored = readText('localStorage', KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/**
 * Makes the theme buttons turn through system, light and dark; their name says which one is on (H9).
 */
export function installThemeButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.theme-button')) install(button);
}

function install(button: HTMLElement): void {
  const show = (theme: Theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.dataset.theme = theme;
    button.setAttribute('aria-label', LABELS[theme]);
    button.title = LABELS[theme];
  };
  button.addEventListener('click', () => {
    const theme = NEXT[button.dataset.theme as Theme];
    writeText('localStorage', KEYS.theme, theme === 'system' ? undefined : theme);
    show(theme);
  });
  show(currentTheme());
}
