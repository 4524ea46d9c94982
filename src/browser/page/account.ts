import { loginHref } from '../../rules/site/menu.ts';

interface AccountVerbs {
  /** The menu is opened: what it says is needed now. */
  opened: () => void;
  /** The visitor goes to the login page. */
  leaving: () => void;
  logOut: () => Promise<void>;
}

/** The class that `inline/head.ts` has set already when the stored answer was yes. */
export const LOGGED_IN_CLASS = 'is-logged-in';

export function markLoggedIn(isLoggedIn: boolean): void {
  document.documentElement.classList.toggle(LOGGED_IN_CLASS, isLoggedIn);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.offsetParent) return;
  // The entry that had the focus has left with its state: its menu keeps the place.
  focused.closest('details')?.querySelector('summary')?.focus();
}

/** Gives the account menu its verbs; a page without the menu has none. */
export function installAccountMenu({ opened, leaving, logOut }: AccountVerbs): void {
  const button = document.querySelector<HTMLElement>('.log-out');
  const menu = button?.closest('details');
  if (!button || !menu) return;
  menu.addEventListener('toggle', () => menu.open && opened());
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    await logOut();
    button.removeAttribute('aria-busy');
    close(menu);
  });
  const link = menu.querySelector<HTMLAnchorElement>('.log-in');
  for (const gesture of ['click', 'auxclick', 'contextmenu']) {
    link?.addEventListener(gesture, () => {
      link.href = loginHref(link.href, window.location.href);
      leaving();
    });
  }
}

/** On a phone the menu's sheet would cover the notice. */
function close(menu: HTMLDetailsElement): void {
  const hasFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hasFocus) menu.querySelector('summary')?.focus();
  menu.closest<HTMLElement>('[popover]')?.hidePopover?.();
}
