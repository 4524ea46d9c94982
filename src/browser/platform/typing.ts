const TEXT_FIELDS =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button])';

/** A field holds text that its writer would lose with the page. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some(({ readOnly, value }) => !readOnly && value.trim() !== '');
}
