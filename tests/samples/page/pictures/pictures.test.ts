import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noCache } from '../../../../src/cache/cache.ts';
import { faultText } from '../../run/report/report.ts';
import { runSamples } from '../../run/run.ts';
import { drawPictures } from './pictures.ts';

const BUS = page('<h1>Bus 8</h1>', 'Bus 8', 'un titre');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-renderings-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function page(code: string, output: string, rendering: string): string {
  return `\`\`\`html\n${code}\n\`\`\`\n\n\`\`\`output rendu="${rendering}"\n${output}\n\`\`\`\n`;
}

/** What the runner says of a page; with `draws`, after it has drawn. */
async function proved(source: string, draws = false): Promise<string[]> {
  writeFileSync(join(folder, '1-bus.mdx'), source);
  const { faults, pictures } = await runSamples([folder], noCache);
  const found = draws ? await drawPictures(pictures) : faults;
  return found.map((fault) => faultText(fault).replaceAll(`${folder}/`, ''));
}

const pictures = () => readdirSync(join(folder, 'renderings')).sort();

describe('the picture of a sample', () => {
  it('is reported as missing, then drawn, then found', async () => {
    expect(await proved(BUS)).toEqual([
      expect.stringMatching(
        /^1-bus\.mdx:5 : son image n’est pas dessinée.*npm run samples -- 1-bus\.mdx --write.*bus-un-titre\.\w{8}\.webp/,
      ),
    ]);
    expect(existsSync(join(folder, 'renderings'))).toBe(false);
    expect(await proved(BUS, true)).toEqual([]);
    expect(await proved(BUS)).toEqual([]);
    const [name = ''] = pictures();
    const { width, height, format } = await sharp(join(folder, 'renderings', name)).metadata();
    expect({ width, format }).toEqual({ width: 640, format: 'webp' });
    expect(height).toBeLessThan(400);
  });

  it('is drawn again when its sample has changed, and the old one is removed', async () => {
    await proved(BUS, true);
    const before = pictures();
    const changed = BUS.replace('<h1>', '<h1 class="a">');
    expect((await proved(changed)).sort()).toEqual([
      expect.stringContaining('1-bus.mdx:5 : son image'),
      expect.stringMatching(/^renderings\/.*:1 : aucun exemple ne montre plus cette image/),
    ]);
    await proved(changed, true);
    expect(pictures()).toHaveLength(1);
    expect(pictures()).not.toEqual(before);
  });

  it('has a description that no other picture of the page has', async () => {
    expect(await proved(`${BUS}\n${BUS}`)).toContainEqual(
      expect.stringContaining('1-bus.mdx:9 : un autre rendu de cette page est déjà décrit ainsi'),
    );
  });

  it('is a fault when it weighs too much', async () => {
    const colours = Array.from(
      { length: 900 },
      (_, at) =>
        `<b style="background: #${((at * 7_919_537) % 0xffffff).toString(16).padStart(6, '0')}">${at}</b>`,
    );
    expect(await proved(page(`<p>${colours.join(' ')}</p>`, '…', 'des nombres'), true)).toEqual([
      expect.stringMatching(/^1-bus\.mdx:1 : son image pèse \d+ octets, 12000 au plus/),
    ]);
  });

  it('may show a component after a check has driven it', async () => {
    const source = `\`\`\`jsx
import { useState } from "react";

function Compteur() {
  const [total, setTotal] = useState(0);
  return <button onClick={() => setTotal(total + 1)}>{total} places</button>;
}
\`\`\`

\`\`\`output
0 places
\`\`\`

\`\`\`js check
await page.getByRole("button").click();
\`\`\`

\`\`\`output rendu="un bouton, 1 places"
1 places
\`\`\`
`;
    expect(await proved(source, true)).toEqual([]);
    expect(await proved(source)).toEqual([]);
    expect(pictures()).toEqual([expect.stringMatching(/^bus-un-bouton-1-places\./)]);
  });

  it('is refused for a sample that shows nothing on a screen', async () => {
    const source = '```js\nconsole.log(1);\n```\n\n```output rendu="un"\n1\n```\n';
    expect(await proved(source)).toEqual([
      '1-bus.mdx:5 : « rendu » : cet exemple ne montre rien à l’écran — enlève rendu="…"',
    ]);
  });
});
