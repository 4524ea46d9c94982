import { expect, test } from 'vitest';
import { oneFile } from '../../../src/build/copies/one-file.ts';

const HERE = 'https://jangal.example/ressources/python';

test('the file says what it is, names its place on the site, and lets nothing in', async () => {
  const source =
    '<title>Apprendre <b> · Jàngal</title><main><section id="intro" class="step"><p>Bonjour</p><script>x</script></section></main>';
  const place = { folder: '/', site: 'https://jangal.example', slug: 'python', style: 'a{}' };
  const text = await oneFile(source, place);
  expect(text).toContain('<title>Apprendre &lt;b&gt; · Jàngal</title>');
  expect(text).toContain(`<a href="${HERE}">${HERE}</a>`);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toMatch(/default-src 'none'; style-src 'sha256-[\w+/]+=*'; img-src data:/);
  expect(text).not.toContain('<script');
  expect(text.match(/<li><a href="#/g)).toHaveLength(8);
});

test('a picture that is missing is named', async () => {
  const source = '<title>A · B</title><main><img src="/absente.webp" alt=""></main>';
  const place = { folder: '/nulle-part', site: '', slug: 'a', style: '' };
  await expect(oneFile(source, place)).rejects.toThrow('L’image « /absente.webp » manque');
});
