/**
 * An engine without popovers is brought them by a script that the others never load (W29); when it does not
 * come, the lists stand in the page.
 */
export function bringPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  import('./popovers.ts').then(
    ({ installPopovers }) => installPopovers(),
    () => document.documentElement.classList.add('lacks-popovers'),
  );
}

/**
 * Closes the open menus (`<details>`) of the navigation bar on Escape and on a tap elsewhere. The sheet of
 * a phone has room for all of them: they open with it (H10).
 */
export function installMenus(): void {
  const nav = document.getElementById('navigation');
  if (!nav) return;
  const menus = [...nav.querySelectorAll('details')];
  // An engine without popovers refuses the name alone, and ignores it within `:is()`.
  const isSheet = () => nav.matches(':is(:popover-open)');
  nav.addEventListener('toggle', () => {
    for (const menu of menus) menu.open = isSheet();
  });
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) menu.open &&= isSheet() || menu.contains(target as Node);
    if ((target as Element).closest('.float-menu a')) closeFloatMenus();
  });
  nav.addEventListener('keydown', ({ key }) => {
    const open = document.activeElement?.closest('details');
    if (key !== 'Escape' || !open || isSheet()) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}

/**
 * Closes the menus of the round buttons; the note of the help menu leads to the bell at the bottom of
 * the page (F9).
 */
export function closeFloatMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.float-menu')) menu.hidePopover?.();
}
