import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWorkshopNews, workshopDocument } from '../../../src/rules/tutorial/workshop.ts';

describe('workshopDocument', () => {
  test('a page is written as it is, the loops of its scripts guarded', () => {
    const code = '<h1>Awa</h1>\n<script>\nwhile (true) {}\n</script>';
    expect(workshopDocument({ language: 'html', code, page: '<p>avant</p>' })).toBe(
      '<h1>Awa</h1>\n<script>\nwhile (__tour(),true) {}\n</script>',
    );
  });

  test('a style goes into the page before it', () => {
    expect(
      workshopDocument({ language: 'css', code: 'h1 { color: teal }', page: '<h1>Awa</h1>' }),
    ).toBe('<h1>Awa</h1>\n<style>\nh1 { color: teal }\n</style>');
  });

  test('a script too, on its own or with a page', () => {
    const code = 'for (;;) {}';
    expect(workshopDocument({ language: 'javascript', code, page: '<p id="a"></p>' })).toBe(
      '<p id="a"></p>\n<script type="module">\nfor (;__tour();) {}\n</script>',
    );
    expect(workshopDocument({ language: 'javascript', code: 'x', page: '' })).toBe(
      '\n<script type="module">\nx\n</script>',
    );
  });

  test.each([
    ['css', 'a::after { content: "</style><script>alert(1)</script>" }', /<script/],
    ['javascript', 'console.log("</script><h1>non</h1>")', /<h1>/],
  ] as const)('what is typed in %s stays in it', (language, code, outside) => {
    const html = workshopDocument({ language, code, page: '' });
    const after = html
      .split(language === 'css' ? '</style>' : '</script>')
      .slice(1)
      .join('');
    expect(after).not.toMatch(outside);
  });

  test.each([
    ['css', '<link rel="stylesheet" href="style.css">'],
    ['javascript', '<script src="page.js"></script>'],
    ['javascript', '<link href=style.css rel=stylesheet>'],
  ] as const)('a %s sample stands for %s of the page around it', (language, link) => {
    const html = workshopDocument({ language, code: 'x', page: `<head>${link}</head><p>Awa</p>` });
    expect(html).toMatch(/^<head><\/head><p>Awa<\/p>/);
  });

  test('a page that is tried keeps what it links to', () => {
    const code = '<link rel="stylesheet" href="style.css">';
    expect(workshopDocument({ language: 'html', code, page: '' })).toBe(code);
  });
});

describe('readWorkshopNews', () => {
  test.each([
    "Uncaught SyntaxError: Failed to execute 'write' on 'Document': Unexpected token '}'",
    "SyntaxError: Unexpected token '}'",
  ])('a fault of syntax is told in French: %s', (text) => {
    expect(readWorkshopNews({ kind: 'error', text })).toEqual({
      kind: 'error',
      text: "Faute de syntaxe\u00A0: le navigateur ne peut pas lire ce code. Son message\u00A0: Unexpected token '}'",
    });
  });

  test.each([
    { kind: 'ready' },
    { kind: 'log', text: 'Awa' },
    { kind: 'error', text: '' },
  ] as const)('%o', (news) => {
    expect(readWorkshopNews({ ...news, more: 1 })).toEqual(news);
  });

  test.each([
    null,
    'ready',
    {},
    { kind: 'log' },
    { kind: 'log', text: 1 },
    { kind: 'go', text: 'a' },
  ])('%o is no news', (message) => {
    expect(readWorkshopNews(message)).toBeUndefined();
  });

  test('whatever a page sends', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        const news = readWorkshopNews(message);
        expect(news === undefined || ['ready', 'log', 'error'].includes(news.kind)).toBe(true);
      }),
    );
  });
});
