import { chromiumVersion } from './chromium.ts';
import { runPage } from './page.ts';
import { isOnlyWritten, type Sample, type Technology, written } from './sample.ts';

export const html: Technology = {
  name: 'html',
  proof: 'validé par html-validate et rendu dans Chromium : le résultat est le texte visible',
  fences: [{ word: 'html', continues: ['html', 'css', 'javascript'], words: ['essayer', 'file'] }],
  extension: 'html',
  toolchains: ['chromium'],
  version: () => chromiumVersion(),
  prepare: validate,
  run: async (job) => (isOnlyWritten(job.sample) ? written(job) : runPage(job)),
};

/** A part of a page needs no doctype, and no rule about the whole: those are asked of whole pages. */
const PAGE_RULES = ['missing-doctype', 'doctype-html'];

async function validate(samples: readonly Sample[]): Promise<Map<Sample, string>> {
  // Loaded here only: nothing to validate is the usual case of an unchanged text.
  const { HtmlValidate } = await import('html-validate');
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      'require-sri': 'off',
      'long-title': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'no-trailing-whitespace': 'off',
      'no-inline-style': 'off',
    },
  });
  const messages = new Map<Sample, string>();
  for (const sample of samples) {
    const report = await validator.validateString(sample.text);
    const faults = report.results.flatMap((result) => result.messages);
    const kept = faults.filter(
      ({ ruleId }) => isWhole(sample.text) || !PAGE_RULES.includes(ruleId),
    );
    const lines = kept.map(({ line, message, ruleId }) => `ligne ${line} : ${message} (${ruleId})`);
    if (lines.length > 0) messages.set(sample, lines.join('\n'));
  }
  return messages;
}

function isWhole(text: string): boolean {
  return /<!doctype|<html[\s>]/i.test(text);
}
