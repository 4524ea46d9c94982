/** The id of a row under the search, for `aria-activedescendant`. */
export function resultId(position: number): string {
  return `catalog-result-${position}`;
}
