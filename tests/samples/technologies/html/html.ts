import { chromiumVersion } from '../../page/chromium.ts';
import { drawPage } from '../../page/pictures/picture.ts';
import { runPage } from '../../page/show-page.ts';
import { faultsOfPage } from '../../page/workshop/page-faults.ts';
import { runWorkshopTests } from '../../page/workshop/workshop-tests.ts';
import { isOnlyWritten, type Sample } from '../../read/sample.ts';
import { type SampleInFolder, type Technology, written } from '../../run/technology.ts';
import { findHtmlFaults } from './html-faults.ts';

export const html: Technology = {
  name: 'html',
  module: import.meta.filename,
  proof: 'validé par html-validate et rendu dans Chromium : le résultat est le texte visible',
  fences: [
    {
      word: 'html',
      continues: ['html', 'css', 'javascript'],
      words: ['essayer', 'file'],
      kind: 'page',
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
    run: (folder) => runWorkshopTests(folder, 'html'),
    faultsOf: (folder) => faultsOfPage(folder, 'exercice.html'),
  },
};

/** Validates each page alone, so that no page hides the faults of another. */
async function validate(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const messages = new Map<Sample, string>();
  for (const { sample } of drafts) {
    const lines = await findHtmlFaults(sample.text);
    if (lines.length > 0) messages.set(sample, lines.join('\n'));
  }
  return messages;
}
