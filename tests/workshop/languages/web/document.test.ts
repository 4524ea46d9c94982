import { describe, expect, test } from 'vitest';
import { lineOfSample, workshopDocument } from '../../../../src/workshop/languages/web/document.ts';

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

describe('the line of the sample that a fault is on (U6)', () => {
  const script = { language: 'javascript', code: 'un\ndeux', page: '' } as const;
  const ofPage = { ...script, page: '<p>\n</p>' };
  const withScript = { ...script, page: '<script>\nrien\n</script>' };
  const html = { language: 'html', code: '<p>\n<script>\n  un\n</script>', page: '' } as const;

  test.each([
    [script, 2, 1],
    [script, 3, 2],
    [script, 4, undefined],
    [script, 1, undefined],
    [ofPage, 3, 2],
    [withScript, 2, undefined],
    [html, 2, 3],
    [html, 9, undefined],
    [{ ...html, code: '<p>' }, 1, undefined],
    [{ ...html, code: html.code + html.code }, 2, undefined],
    [{ ...html, language: 'css' } as const, 1, undefined],
  ])('of %j, line %i: %s', (sample, line, expected) => {
    expect(lineOfSample(sample, line)).toBe(expected);
  });
});

test('`prompt` answers what was typed, a line at each call, and its script cannot be ended (U18)', () => {
  const html = workshopDocument({
    language: 'javascript',
    code: '',
    page: '',
    typed: ['</script>'],
  });
  expect(html).toContain('const lines=["\\u003c/script>"];window.prompt=');
});
