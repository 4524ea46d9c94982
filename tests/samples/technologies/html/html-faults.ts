/** A part of a page needs no doctype, and no rule about the whole: those are asked of whole pages. */
const PAGE_RULES = ['missing-doctype', 'doctype-html'];

/** What html-validate finds in a page or a part of one: « ligne 2 : <img> … (wcag/h37) ». */
export async function findHtmlFaults(text: string): Promise<string[]> {
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
  const report = await validator.validateString(text);
  const faults = report.results.flatMap((result) => result.messages);
  const kept = faults.filter(({ ruleId }) => isWhole(text) || !PAGE_RULES.includes(ruleId));
  return kept.map(({ line, message, ruleId }) => `ligne ${line} : ${message} (${ruleId})`);
}

function isWhole(text: string): boolean {
  return /<!doctype|<html[\s>]/i.test(text);
}
