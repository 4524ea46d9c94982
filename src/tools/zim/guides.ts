import { serialize } from 'parse5';
import { classesOf, elementsBelow, setAttribute } from '../../build/copies/tree.ts';
import { french } from '../../rules/text/typography.ts';
import { type BoxPage, boxPage } from './page.ts';
import { GUIDES } from './rules/files.ts';
import { readPage, type Source } from './source.ts';

/** The points of each answer: without scripts, one counts by hand (G9). */
const COUNT = 'orientation-count';
const AFTER_COUNT =
  '<p><a class="button" href="../conseils.html">Lire vos deux domaines dans le guide</a></p>';

/** The guide of trades, its test and the trainer page, each with its title (K14). */
export function guidePages(source: Source, back: string): (BoxPage & { title: string })[] {
  return GUIDES.map((file) => {
    const page = readPage(source, file);
    const title = french(page.title);
    const count = elementsBelow(page.main).find((one) => classesOf(one).includes(COUNT));
    if (count) setAttribute(count, 'open', '');
    const main = serialize(page.main) + (count ? AFTER_COUNT : '');
    return { title, ...boxPage({ file, title, back, main }) };
  });
}
