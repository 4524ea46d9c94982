/** Goes to another page, which the back button leaves again. */
export function goTo(address: string): void {
  window.location.assign(address);
}

/** The value of a query parameter of this page's address; '' when absent. */
export function queryParameter(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}
