/** Names the page after its course, for the tab, the history and shared links (D17). */
export function nameThePage(name: string): void {
  const [, ...site] = document.title.split(' · ').slice(-2);
  document.title = [name, ...site].join(' · ');
  document.querySelector('meta[property="og:title"]')?.setAttribute('content', name);
}
