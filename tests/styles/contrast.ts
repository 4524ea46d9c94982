/** WCAG 2 contrast of two colours in `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The tokens that are one colour, or one per theme by `light-dark()`. */
export function readTokens(css: string, theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const hex = '#[0-9a-f]{6}';
  const token = new RegExp(`--([\\w-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, 'g');
  return new Map(
    [...css.matchAll(token)].map(([, name = '', light, dark, both]) => [
      name,
      both ?? (theme === 'light' ? light : dark) ?? '',
    ]),
  );
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
