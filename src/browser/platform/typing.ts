const TEXT_FIELDS =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button])';

/** Whether a field holds text that would be lost with the page (S5). */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some(({ readOnly, value }) => !readOnly && value.trim() !== '');
}
