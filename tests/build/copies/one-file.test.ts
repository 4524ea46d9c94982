import { fromHtml } from 'hast-util-from-html';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeCopies } from '../../../src/build/copies/one-file.ts';
import { builtFolder } from '../built-folder.ts';

const SITE = 'https://jangal.example';
const HERE = `${SITE}/ressources/python`;

/** The copy of a page, and its bytes as they are told. */
async function copyOf(main: string, picture?: Buffer) {
  using built = builtFolder(picture ? { 'a.png': picture } : {});
  const tree = fromHtml(`<title>Apprendre <b> · Jàngal</title><main>${main}</main>`);
  const sizes = await writeCopies(built.folder, SITE, [{ file: 'ressources/python.html', tree }]);
  const text = built.read('a-partager/python.html');
  expect([...sizes]).toEqual([['python', Buffer.byteLength(text)]]);
  return text;
}

test('the file says what it is, names its place on the site, and lets nothing in (K12)', async () => {
  const text = await copyOf('<section id="intro"><p>Bonjour</p><script>x</script></section>');
  expect(text).toContain('<title>Apprendre &lt;b> · Jàngal</title>');
  expect(text).toContain(`<a href="${HERE}">${HERE}</a>`);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toMatch(/default-src 'none'; style-src 'sha256-[\w+/]+=*'; img-src data:/);
  expect(text).not.toContain('<script');
  expect(text.match(/<li><a href="#/g)).toHaveLength(8);
});

test.each([
  ['<figure class="output is-result"></figure>', true],
  ['<figure class="schema"></figure>', true],
  ['<p class="schemas">schema</p><code>is-result</code>', false],
])('%s carries the look of a base: %s', async (main, does) => {
  expect((await copyOf(main)).includes('.schema-box')).toBe(does);
});

test('pictures are in it; those of a copy that would be too heavy lose their sharpness', async () => {
  const noise = Buffer.from(Array.from({ length: 640 * 400 * 3 }, (_, i) => (i * i * 7919) % 251));
  const raw = { width: 640, height: 400, channels: 3 } as const;
  const picture = await sharp(noise, { raw }).png().toBuffer();
  const img = '<img src="/a.png" alt="">';
  const whole = await copyOf(img, picture);
  expect(whole).toContain(`src="data:image/png;base64,${picture.toString('base64')}"`);
  const words = 'mot '.repeat((450_000 - whole.length) / 4);
  const light = await copyOf(`<p>${words} et trop</p>${img}`, picture);
  expect(light).not.toContain(picture.toString('base64'));
  expect(light.length).toBeLessThanOrEqual(450_000);
});

test('what is still too heavy is refused in French', async () => {
  await expect(copyOf('a'.repeat(450_000))).rejects.toThrow(
    /^python en un fichier pèse 4\d\d\u00a0Ko, pour 450\u00a0Ko au plus/,
  );
});

test('a picture that is missing is named', async () => {
  await expect(copyOf('<img src="/absente.webp" alt="">')).rejects.toThrow(
    'L’image « /absente.webp » manque',
  );
});
