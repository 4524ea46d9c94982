import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { copyLink, copyPath } from '../../rules/offline/copies.ts';
import { tutorialPath } from '../../rules/site/links.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { french } from '../../rules/text/typography.ts';
import { STEPS } from '../../rules/tutorial/step-labels.ts';
import { pictureData } from './pictures.ts';
import { escapeHtml, type Reading, readingOf } from './reading.ts';
import { BASE_SHEET, copyStyle } from './style.ts';

/** More than that is dear to receive (K12). */
const MAX_COPY_BYTES = 450_000;

/** Writes each tutorial as one file, from its page; returns its bytes, by slug (K12). */
export async function writeCopies(
  folder: string,
  site: string,
  tutorials: readonly { file: string; tree: Root }[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { file, tree } of tutorials) {
    const slug = basename(file, '.html');
    const text = await oneFile(tree, folder, site + tutorialPath(slug));
    const bytes = Buffer.byteLength(text);
    if (isTooHeavy(text)) {
      throw new Error(
        `${slug} en un fichier pèse ${sizeLabel(bytes)}, pour ${sizeLabel(MAX_COPY_BYTES)} au plus : allégez ses images ou ses exemples.`,
      );
    }
    const target = join(folder, `${copyPath(slug)}.html`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    sizes.set(slug, bytes);
  }
  return sizes;
}

/** The text of the file: its look and its pictures are in it, light ones when others would be too heavy. */
async function oneFile(page: Root, folder: string, address: string): Promise<string> {
  const reading = readingOf(page, (href) => copyLink(href, address));
  const pictures = selectAll('img', reading.main).map((img) => ({
    img,
    src: `${img.properties.src}`,
  }));
  const draw = async (isLight: boolean) => {
    for (const { img, src } of pictures) {
      img.properties.src = await pictureData(folder, src, isLight);
    }
    return document(reading, address);
  };
  const whole = await draw(false);
  return isTooHeavy(whole) ? draw(true) : whole;
}

function isTooHeavy(text: string): boolean {
  return Buffer.byteLength(text) > MAX_COPY_BYTES;
}

function document({ title, siteName, main }: Reading, address: string): string {
  const style = copyStyle(holdsBase(main) ? [BASE_SHEET] : []);
  const digest = hash('sha256', style, 'base64');
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const steps = STEPS.map(
    ({ key, label }) => `<li><a href="#${key}">${escapeHtml(label)}</a></li>`,
  );
  const whole = french(
    'Tout le tutoriel est dans ce fichier : ses huit étapes se lisent sans connexion. Passe-le à qui tu veux, par WhatsApp, par Bluetooth ou sur une carte mémoire.',
  );
  const latest = french(
    `La version la plus récente, avec les exercices à essayer, est sur ${siteName} :`,
  );
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(address)}">
<title>${escapeHtml(`${title} · ${siteName}`)}</title>
<style>${style}</style>
</head>
<body>
<main id="contenu" class="lesson-file">
<header class="lesson-file-head">
<h1>${escapeHtml(title)}</h1>
<p>${whole}</p>
<p>${escapeHtml(latest)} <a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>
</header>
<nav class="lesson-file-steps" aria-label="Les huit étapes">
<ol>
${steps.join('\n')}
</ol>
</nav>
${toHtml(main.children)}
</main>
</body>
</html>
`;
}

/** Whether it shows results of SQL, or drawings of tables. */
function holdsBase(main: Element): boolean {
  return select('.is-result, .schema', main) !== undefined;
}
