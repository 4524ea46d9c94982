import { escapeHtml } from '../../build/copies/reading-copy.ts';
import {
  attribute,
  classesOf,
  type Element,
  elementsBelow,
  findBelow,
  type Parent,
  textOf,
} from '../../build/copies/tree.ts';
import { isLocal } from '../../rules/site/sites.ts';
import { french } from '../../rules/text/typography.ts';
import { type BoxPage, boxPage } from './page.ts';
import { FRONT_PAGE } from './rules/files.ts';

/** Of what the front page is made. */
interface Front {
  siteName: string;
  site: string;
  /** The page of the site that lists the tutorials by group, as it is read in the box. */
  list: Parent;
  guides: readonly { file: string; title: string }[];
}

/** What the box is, then all that it holds. */
export function frontPage({ siteName, site, list, guides }: Front): BoxPage {
  const links = guides.map(
    ({ file, title }) => `<li><a class="card" href="${file}">${escapeHtml(title)}</a></li>`,
  );
  const main = `<header class="box-front">
<h1>${escapeHtml(siteName)}</h1>
<p class="box-lead">Apprendre à programmer en français, sans connexion.</p>
</header>
<p>${french("Quinze tutoriels gratuits en huit étapes, avec leurs exercices, leurs corrections et un mini-projet, un guide des métiers de l'informatique et un test d'orientation qui se compte à la main : tout se lit ici sans connexion.")}</p>
<p>${french("Pour trouver un mot, servez-vous de la recherche de Kiwix. Un lien suivi de « en ligne » sort d'ici : lui seul demande une connexion. L'atelier, qui exécute le code dans la page, n'est que sur le site.")}</p>
<h2>Les tutoriels</h2>
${groupsOf(list).join('\n')}
<h2>S’orienter, enseigner</h2>
<ul class="box-guides">
${links.join('\n')}
</ul>${whence(siteName, site)}`;
  return boxPage({ file: FRONT_PAGE, title: siteName, main });
}

/** The groups of the list, in its order. */
function groupsOf(list: Parent): string[] {
  return elementsBelow(list).flatMap((group) => {
    const name = attribute(group, 'aria-label');
    const cards = elementsBelow(group).filter((one) => classesOf(one).includes('resource'));
    if (group.tagName !== 'section' || !name || cards.length === 0) return [];
    return `<section class="box-group" aria-label="${escapeHtml(name)}">
<h3>${escapeHtml(name)}</h3>
<ul>
${cards.map(cardOf).join('\n')}
</ul>
</section>`;
  });
}

function cardOf(card: Element): string {
  const image = findBelow(card, ({ tagName }) => tagName === 'img');
  const src = image && attribute(image, 'src');
  const logo = src ? `<img src="${escapeHtml(src)}" alt="" width="32" height="32">` : '';
  return `<li><a class="card" href="${escapeHtml(attribute(card, 'href') ?? '')}"><span class="box-logo">${logo}</span><span><b>${wordsOf(card, 'b')}</b> <small>${wordsOf(card, 'small')}</small></span></a></li>`;
}

function wordsOf(card: Element, tag: string): string {
  const element = findBelow(card, ({ tagName }) => tagName === tag);
  return escapeHtml(element ? textOf(element).trim() : '');
}

/** Where to find it newer; a machine that built it for itself is no place to go to. */
function whence(siteName: string, site: string): string {
  if (isLocal(site)) return '';
  return `
<p class="box-whence">${french(`La version la plus récente, avec les exercices à essayer et les formations, est sur ${escapeHtml(siteName)} :`)} <a href="${escapeHtml(site)}">${escapeHtml(site)}</a></p>`;
}
