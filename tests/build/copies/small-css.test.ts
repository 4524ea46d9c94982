import { expect, test } from 'vitest';
import { smallCss } from '../../../src/build/copies/small-css.ts';

test('a sheet loses comments, needless spaces, and what asks for a file', () => {
  const css = `/* one */ a { color : red ; background: url(/a.svg) }
    b > c , d{ --cloth:url("/x.svg#a"); width: calc(1px + 2px); }
    e { background: url("data:image/png;base64,AA") }`;
  expect(smallCss(css)).toBe(
    'a{color : red}b > c,d{width: calc(1px + 2px)}e{background: url("data:image/png;base64,AA")}',
  );
});
