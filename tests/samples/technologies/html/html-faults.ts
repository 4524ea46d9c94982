/** Rules about a whole page, not asked of a part of one. */
const PAGE_RULES = ['missing-doctype', 'doctype-html'];

/** Returns what html-validate finds in a page or a part of one: « ligne 2 : <img> … (wcag/h37) ». */
export async function findHtmlFaults(text: string): Promise<string[]> {
  // Loaded only when needed: most often all texts are unchanged, and none is validated.
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
  const report = await validator.validateString(text);
  const faults = report.results.flatMap((result) => result.messages);
  const kept = faults.filter(({ ruleId }) => isWhole(text) || !PAGE_RULES.includes(ruleId));
  return kept.map(({ line, message, ruleId }) => `ligne ${line} : ${message} (${ruleId})`);
}

function isWhole(text: string): boolean {
  return /<!doctype|<html[\s>]/i.test(text);
}
