import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { escapeHtml, type Reading } from '../../build/copies/reading.ts';
import { isLocal } from '../../rules/site/sites.ts';
import { french } from '../../rules/text/typography.ts';
import { numberWords } from './rules/number-words.ts';
import { FRONT_PAGE, GUIDES, relativeHref } from './rules/places.ts';
import { type BuiltSite, readPage } from './site.ts';

/** The style of every page, and the picture by which lists of boxes show this one, by their files. */
export const STYLE_FILE = 'style.css';
export const ICON_FILE = 'icon-48.png';

/** A page of the box, ready to be written. */
export interface BoxPage {
  /** `ressources/python/bases.html`. */
  file: string;
  title: string;
  html: string;
}

/** A sample of HTML. What checks a box would take it for a link of the page. */
const SHOWN_LINK = /\b((?:href|src)\s*)=/g;
/** It stands for `&#61;`, which is read as `=` and is no link. */
const SIGN = '\uE000';
const AFTER_TEST =
  '<p><a class="button" href="../conseils.html">Lire vos deux domaines dans le guide</a></p>';

/**
 * A whole page: its look is a file of the box, and nothing of it is a program; `back` names the front page, which has
 * no need of it. It has no policy of its own: the server of Kiwix puts its search bar into each page that it sends.
 */
export function boxPage(file: string, title: string, main: string, back?: string): BoxPage {
  const href = (to: string) => escapeHtml(relativeHref(file, to));
  const nav = back
    ? `<nav class="box-way" aria-label="Sommaire"><a href="${href(FRONT_PAGE)}">${escapeHtml(back)}</a></nav>\n`
    : '';
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${href(ICON_FILE)}" type="image/png">
<link rel="stylesheet" href="${href(STYLE_FILE)}">
</head>
<body>
${nav}<main id="contenu" class="box-page">
${main}
</main>
</body>
</html>
`;
  return { file, title, html };
}

/** What was read, as HTML. */
export function htmlOf(...nodes: ElementContent[]): string {
  visit({ type: 'root', children: nodes } as Root, 'text', (text) => {
    text.value = text.value.replace(SHOWN_LINK, `$1${SIGN}`);
  });
  return toHtml(nodes).replaceAll(SIGN, '&#61;');
}

/** The guide of trades, its test and the trainer page (K14). */
export function guidePages(site: BuiltSite, back: string): BoxPage[] {
  return GUIDES.map((file) => {
    const { title, main } = readPage(site, file);
    // Without scripts, one counts the points of each answer by hand (G9).
    const after = file === 'conseils/test.html' ? AFTER_TEST : '';
    return boxPage(file, french(title), htmlOf(...main.children) + after, back);
  });
}

/** What the box is, then all that it holds; `list` is the page of the site that shows the tutorials by group. */
export function frontPage(
  site: BuiltSite,
  { siteName, main: list }: Reading,
  guides: readonly BoxPage[],
): BoxPage {
  const count = numberWords(site.slugs.length).replace(/^./, (letter) => letter.toUpperCase());
  const plural = site.slugs.length > 1 ? 's' : '';
  const links = guides.map(
    ({ file, title }) => `<li><a class="card" href="${file}">${escapeHtml(title)}</a></li>`,
  );
  const main = `<header class="box-front">
<h1>${escapeHtml(siteName)}</h1>
<p class="box-lead">Apprendre à programmer en français, sans connexion.</p>
</header>
<p>${french(`${count} tutoriel${plural} gratuit${plural} en huit étapes, avec leurs exercices, leurs corrections et un mini-projet, un guide des métiers de l'informatique et un test d'orientation qui se compte à la main : tout se lit ici sans connexion.`)}</p>
<p>${french("Pour trouver un mot, servez-vous de la recherche de Kiwix. Un lien suivi de « en ligne » sort d'ici : lui seul demande une connexion. L'atelier, qui exécute le code dans la page, n'est que sur le site.")}</p>
<h2>Les tutoriels</h2>
${selectAll('section[aria-label]', list).map(groupOf).join('\n')}
<h2>S’orienter, enseigner</h2>
<ul class="box-guides">
${links.join('\n')}
</ul>${whence(siteName, site.address)}`;
  return boxPage(FRONT_PAGE, siteName, main);
}

function groupOf(group: Element): string {
  const name = escapeHtml(`${group.properties.ariaLabel}`);
  const cards = selectAll('a', group).map(cardOf);
  if (cards.length === 0) return '';
  return `<section class="box-group" aria-label="${name}">
<h3>${name}</h3>
<ul>
${cards.join('\n')}
</ul>
</section>`;
}

function cardOf(card: Element): string {
  const image = select('img', card);
  if (image) Object.assign(image.properties, { width: 32, height: 32 });
  const logo = image ? htmlOf(image) : '';
  const words = (tag: string) => escapeHtml(textOf(select(tag, card) ?? card).trim());
  return `<li><a class="card" href="${escapeHtml(`${card.properties.href}`)}"><span class="box-logo">${logo}</span><span><b>${words('b')}</b> <small>${words('small')}</small></span></a></li>`;
}

/** Where to find it newer; a machine that built it for itself is no place to go to. */
function whence(siteName: string, address: string): string {
  if (isLocal(address)) return '';
  return `
<p class="box-whence">${french(`La version la plus récente, avec les exercices à essayer et les formations, est sur ${escapeHtml(siteName)} :`)} <a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;
}
