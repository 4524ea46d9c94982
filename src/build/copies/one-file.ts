import { createHash } from 'node:crypto';
import { copyLink } from '../../rules/offline/copies.ts';
import { tutorialPath } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';
import { STEPS } from '../../rules/tutorial/step-labels.ts';
import { pictureData } from './pictures.ts';
import { escapeHtml, picturesOf, type ReadingCopy, readingCopy } from './reading-copy.ts';

/** Where a tutorial comes from, and goes. */
export interface CopyPlace {
  folder: string;
  /** The address of the site, without a slash at its end. */
  site: string;
  slug: string;
  style: string;
}

/**
 * The whole text of the file: its look and its pictures, light ones if asked, are in it, and nothing is asked for.
 */
export async function oneFile(
  source: string,
  { folder, site, slug, style }: CopyPlace,
  isLight = false,
): Promise<string> {
  const pictures = new Map<string, string>();
  for (const path of picturesOf(source)) {
    pictures.set(path, await pictureData(folder, path, isLight));
  }
  const address = site + tutorialPath(slug);
  const copy = readingCopy(source, {
    link: (href) => copyLink(href, address),
    picture: (src) => pictures.get(src) ?? '',
  });
  return document(copy, address, style);
}

function document({ title, siteName, main }: ReadingCopy, address: string, style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
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
${main}
</main>
</body>
</html>
`;
}
