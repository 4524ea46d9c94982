/** Closes the open menus (`<details>`) of the navigation bar on Escape and on a tap elsewhere (H10). */
export function installMenus(): void {
  const nav = document.getElementById('navigation');
  if (!nav) return;
  const menus = [...nav.querySelectorAll('details')];
  document.addEventListener('click', (event) => {
    for (const menu of menus) {
      if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
    }
  });
  nav.addEventListener('keydown', (event) => {
    const open = menus.find((menu) => menu.open && menu.contains(document.activeElement));
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
    event.preventDefault();
  });
}

/**
 * Closes the menus of the round buttons; the note of the help menu leads to the bell at the bottom of
 * the page (F9).
 */
export function closeFloatMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.float-menu')) menu.hidePopover?.();
}
