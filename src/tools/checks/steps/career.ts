import type { Fault } from '../../../markdown/lesson-fault.ts';
import { allAt, at } from '../fault.ts';
import type { Page } from '../read/lesson.ts';
import { pageProse, passagesOf } from '../read/passage.ts';
import { wordsOf } from '../read/words.ts';
import { outside } from './sizes.ts';

/** In words: the length of a section. */
const WORDS = [450, 900] as const;
/** The fields of the head that count among its words; the others are lists and cards. */
const TOLD = /(?:^|\.)(?:title|name|category|description)$/;
/** No salary, growth or job figure (Y4): money, or a share of something. */
const FIGURE = /\d[\d\s\u00A0\u202F]*(?:FCFA|€|\$|%|euros?|francs?)/u;

/** What breaks the standard in one section. */
export function career(page: Page): Fault[] {
  const told = [
    ...page.fields.filter(({ path }) => TOLD.test(path)).map(({ value }) => value),
    ...passagesOf(page).map(({ text }) => text),
  ];
  const count = told.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return [
    ...allAt(page.file, 1, outside('cette section', WORDS, count, 'mots')),
    ...pageProse(page).flatMap(({ line, text }) => {
      const [figure] = FIGURE.exec(text) ?? [];
      const says = `« ${figure} » : le guide ne donne aucun chiffre de salaire ni d’emploi`;
      return figure ? [at(page.file, line, says, 'dis-le sans chiffre')] : [];
    }),
  ];
}
