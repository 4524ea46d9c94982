import { chromiumVersion, withPage } from '../../page/chromium.ts';
import { drawPage } from '../../page/pictures/picture.ts';
import { runPage } from '../../page/show-page.ts';
import { faultsOfPage } from '../../page/workshop/page-faults.ts';
import { runWorkshopTests } from '../../page/workshop/workshop-tests.ts';
import type { Sample } from '../../read/sample.ts';
import { messagesOf, type SampleInFolder, type Technology, written } from '../../run/technology.ts';
import { findCssFaults } from './css-faults.ts';

export const css: Technology = {
  name: 'css',
  module: import.meta.filename,
  proof:
    'chaque règle doit être acceptée par Chromium ; le résultat est le style calculé dans la page',
  fences: [
    {
      word: 'css',
      continues: ['html', 'css', 'javascript'],
      words: ['essayer', 'file'],
      kind: 'page',
    },
  ],
  extension: 'css',
  toolchains: ['chromium'],
  version: () => chromiumVersion(),
  prepare: validate,
  run: async (job) =>
    job.sample.output || job.sample.kind === 'check' ? runPage(job) : written(job),
  draw: drawPage,
  test: {
    extension: 'js',
    run: (folder) => runWorkshopTests(folder, 'css'),
    faultsOf: (folder) => faultsOfPage(folder, 'page.html'),
  },
};

/** Gives each rule and declaration to the browser alone, because it silently drops what it does not know. */
async function validate(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const texts = drafts.map(({ sample }) => sample.text);
  const faults = await withPage(async (page) => page.evaluate(findCssFaults, texts));
  return messagesOf(drafts, faults);
}
