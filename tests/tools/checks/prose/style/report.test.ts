import { expect, test } from 'vitest';
import { reportLines, reportOf } from '../../../../../src/tools/checks/prose/style/report.ts';
import { openLibrary } from '../../../../../src/tools/checks/read/tutorial.ts';

const BASES = 'content/tutorials/css/3-bases.mdx';
const head = '---\ntitle: Les bases\n---\n\n';

function measure(rule: string, text: string) {
  const library = openLibrary(new Map([[BASES, head + text]]));
  const tutorial = library.tutorial('css');
  const found = tutorial && reportOf(tutorial, library).find((one) => one.rule.includes(rule));
  if (!found) throw new Error(`no measure « ${rule} »`);
  return found.places.filter(({ file }) => file === BASES);
}

test.each([
  { opening: 'Rama veut un titre calme. Elle écrit.', count: 1 },
  { opening: 'À Podor, le titre est bleu. Rama l’a voulu.', count: 0 },
  { opening: 'Que fait cette règle ?', count: 0 },
])('a notion that begins with « $opening » opens on $count person', ({ opening, count }) => {
  expect(measure('personne', `## 1. Écrire une règle\n\n${opening}\n`)).toHaveLength(count);
});

test('a recall and a quiz are no notions', () => {
  expect(measure('personne', '## Rappel\n\nRama veut un titre.\n')).toEqual([]);
});

test('a sentence of another tutorial is told with its place there', () => {
  const html = 'content/tutorials/html/3-bases.mdx';
  const shared = 'Tape chaque règle sur une ligne à elle avant de recharger.';
  const library = openLibrary(new Map([BASES, html].map((file) => [file, head + shared])));
  const tutorial = library.tutorial('css');
  const lines = tutorial ? reportLines(reportOf(tutorial, library)) : [];
  expect(lines).toContain(`  ${BASES}:5 : ${shared} (aussi ${html}:5)`);
});
