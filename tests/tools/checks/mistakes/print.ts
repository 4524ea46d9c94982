import { text } from 'node:stream/consumers';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { contentFaults } from '../../../../src/tools/checks/content.ts';
import { type Mistake, plant } from './plant.ts';

/** A program of its own, whose folder is a copy of the content: prints, for each mistake, the lines it costs. */
const mistakes = JSON.parse(await text(process.stdin)) as Mistake[];
const printed: string[][] = [];
for (const mistake of mistakes) {
  const { checked, mend } = plant('.', mistake);
  const drafts = mistake.draft ? [`content/tutorials/${mistake.draft}`] : [];
  printed.push((await contentFaults([checked], { drafts })).map(faultLine));
  mend();
}
process.stdout.write(JSON.stringify(printed));
