import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWorkshopNews } from '../../../src/workshop/frame/messages.ts';

describe('readWorkshopNews', () => {
  test.each([
    { kind: 'ready' },
    { kind: 'loaded' },
    { kind: 'log', text: 'Awa' },
    { kind: 'alive' },
    { kind: 'error', text: 'faux', line: 3 },
    { kind: 'verdict', name: 'une remise', isPassed: false, text: 'reçu : 1' },
    { kind: 'end' },
    { kind: 'click', href: 'page.html' },
    { kind: 'submit', href: '' },
    { kind: 'more' },
    { kind: 'error', text: '', file: 'page.jsx' },
    { kind: 'size', width: 320, height: 640 },
  ] as const)('%o', (news) => {
    expect(readWorkshopNews({ ...news, more: 1 })).toEqual(news);
  });

  test.each(['log', 'error', 'verdict'])('a giant text of « %s » is cut', (kind) => {
    const news = readWorkshopNews({ kind, name: 'a', isPassed: false, text: 'x'.repeat(2e7) });
    expect(JSON.stringify(news).length).toBeLessThan(3_100);
  });

  test.each([
    null,
    'ready',
    {},
    { kind: 'log' },
    { kind: 'log', text: 1 },
    { kind: 'go', text: 'a' },
    { kind: 'verdict', name: 'une remise', text: '' },
    { kind: 'verdict', name: 1, isPassed: true, text: '' },
    { kind: 'verdict', name: 'a', isPassed: 'yes', text: '' },
    { kind: 'click', href: 1 },
    { kind: 'size', width: 0, height: 640 },
    { kind: 'size', width: 320, height: 1e9 },
  ])('%o is no news', (message) => {
    expect(readWorkshopNews(message)).toBeUndefined();
  });

  test.each([0, -1, 1.5, '3', null])('a line that is no line is left out: %o', (line) => {
    expect(readWorkshopNews({ kind: 'error', text: 'faux', line })).toEqual({
      kind: 'error',
      text: 'faux',
    });
  });

  test('whatever a page sends', () => {
    const kinds = ['ready', 'loaded', 'log', 'error', 'verdict', 'end', 'size'];
    const like = fc.record({ kind: fc.constantFrom(...kinds), text: fc.anything() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), like), (message) => {
        const news = readWorkshopNews(message);
        expect(news === undefined || kinds.includes(news.kind)).toBe(true);
      }),
    );
  });
});
