import { afterEach, expect, test } from 'vitest';
import { withOffered } from '../../../../src/workshop/languages/web/offered.ts';

const DRAWING = 'data:image/svg+xml,%3Csvg/%3E';

afterEach(() => {
  document.body.innerHTML = '';
});

function offer(name: string, address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
}

test('a picture that the tutorial offers stands in the page (U3)', async () => {
  offer('kora.svg', DRAWING);
  const page = '<img src="kora.svg" alt=""><audio\n src=\'kora.svg\'></audio><img src="kora.svg">';
  const held = 'data:image/svg+xml;base64,PHN2Zy8+';
  expect(await withOffered(page)).toBe(
    `<img src="${held}" alt=""><audio\n src='${held}'></audio><img src="${held}">`,
  );
});

test.each([
  '<img src="autre.svg">',
  '<img src="https://autre.example/kora.svg">',
  '<img src="../kora.svg">',
  '<img data-src="kora.svg">',
  '<p>src="kora.svg"</p>',
])('%s stays as it is', async (page) => {
  offer('kora.svg', DRAWING);
  expect(await withOffered(page)).toBe(page);
});

test('what does not come is left to the frame, which says so', async () => {
  offer('perdu.png', '/rien/perdu.png?404');
  offer('coupe.png', 'data:nothing');
  const page = '<img src="coupe.png">';
  expect(await withOffered(page)).toBe(page);
});
