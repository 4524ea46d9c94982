import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens } from './contrast.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [AAA, AA, BORDER] = [7, 4.5, 3];

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

/** The table of docs/look.md, §3 (B10). */
describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = readTokens(css, theme);
  const colourOf = (name: string) => {
    const colour = tokens.get(name);
    if (!colour) throw new Error(`--${name} is no colour of tokens.css`);
    return colour;
  };

  test.each([
    { text: 'ink', ground: 'ground', least: AAA },
    { text: 'ink', ground: 'surface', least: AAA },
    { text: 'ink', ground: 'sunken', least: AAA },
    { text: 'muted', ground: 'ground', least: AAA },
    { text: 'muted', ground: 'surface', least: AAA },
    { text: 'muted', ground: 'sunken', least: AA },
    { text: 'indigo', ground: 'ground', least: AAA },
    { text: 'indigo', ground: 'surface', least: AAA },
    { text: 'indigo', ground: 'sunken', least: AAA },
    { text: 'on-indigo', ground: 'indigo', least: AAA },
    { text: 'on-indigo', ground: 'indigo-strong', least: AAA },
    { text: 'indigo-strong', ground: 'indigo-soft', least: AAA },
    { text: 'ink', ground: 'indigo-soft', least: AAA },
    { text: 'on-yellow', ground: 'yellow', least: AAA },
    { text: 'ink', ground: 'yellow-soft', least: AAA },
    { text: 'indigo', ground: 'yellow-soft', least: AA },
    { text: 'laterite', ground: 'surface', least: AA },
    { text: 'laterite', ground: 'laterite-soft', least: AA },
    { text: 'mangrove', ground: 'surface', least: AAA },
    { text: 'mangrove', ground: 'mangrove-soft', least: AA },
    { text: 'danger', ground: 'surface', least: AAA },
    { text: 'danger', ground: 'danger-soft', least: AA },
    { text: 'ocean', ground: 'ocean-soft', least: AA },
    { text: 'on-night', ground: 'night', least: AAA },
    { text: 'link-on-night', ground: 'night', least: AAA },
    { text: 'line-strong', ground: 'ground', least: BORDER },
    { text: 'line-strong', ground: 'surface', least: BORDER },
    { text: 'indigo', ground: 'indigo-soft', least: BORDER },
  ])('$text on $ground is $least at least', ({ text, ground, least }) => {
    expect(contrast(colourOf(text), colourOf(ground))).toBeGreaterThanOrEqual(least);
  });

  // Samples, the editor, and its line that has a fault (U17).
  test.each(['comment', 'keyword', 'string', 'number', 'function', 'type'])(
    'code coloured as a %s is read on its ground, and where a fault is marked',
    (word) => {
      for (const ground of ['sunken', 'danger-soft'])
        expect(contrast(colourOf(`code-${word}`), colourOf(ground))).toBeGreaterThanOrEqual(AA);
    },
  );

  test('the number of a line that has a fault is read', () => {
    expect(contrast(colourOf('sunken'), colourOf('danger'))).toBeGreaterThanOrEqual(AA);
  });
});

test('yellow never carries meaning alone: 1.65 on the ground', () => {
  const light = readTokens(css, 'light');
  const ratio = contrast(light.get('yellow') ?? '', light.get('ground') ?? '');
  expect(ratio).toBeCloseTo(1.65, 2);
});

test('« system by default »: the page follows the device until a theme is chosen', () => {
  expect(css).toMatch(/^:root \{\s*color-scheme: light dark;/m);
  expect(css).toMatch(/^\[data-theme="light"\] \{\s*color-scheme: light;/m);
  expect(css).toMatch(/^\[data-theme="dark"\] \{\s*color-scheme: dark;/m);
});
