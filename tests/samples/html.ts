import { chromiumVersion } from './chromium.ts';
import { findHtmlFaults } from './html-faults.ts';
import { runPage } from './page.ts';
import { pageIn, runPageTests } from './page-tests.ts';
import { drawPage } from './picture.ts';
import { type Draft, isOnlyWritten, type Sample, type Technology, written } from './sample.ts';

export const html: Technology = {
  name: 'html',
  proof: 'validé par html-validate et rendu dans Chromium : le résultat est le texte visible',
  fences: [
    {
      word: 'html',
      continues: ['html', 'css', 'javascript'],
      words: ['essayer', 'file'],
      isPage: true,
    },
  ],
  extension: 'html',
  toolchains: ['chromium'],
  version: () => chromiumVersion(),
  prepare: validate,
  run: async (job) => (isOnlyWritten(job.sample) ? written(job) : runPage(job)),
  draw: drawPage,
  test: {
    extension: 'js',
    run: (folder) => runPageTests(folder, () => pageIn(folder, 'exercice.html')),
  },
};

/** Each page apart: one that is wrong must not hide the faults of another. */
async function validate(drafts: readonly Draft[]): Promise<Map<Sample, string>> {
  const messages = new Map<Sample, string>();
  for (const { sample } of drafts) {
    const lines = await findHtmlFaults(sample.text);
    if (lines.length > 0) messages.set(sample, lines.join('\n'));
  }
  return messages;
}
