import { loginHref } from '../../rules/site/menu.ts';

interface AccountVerbs {
  /** The menu was opened: its labels must be right now. */
  opened: () => void;
  /** The visitor leaves for the login page. */
  leaving: () => void;
  logOut: () => Promise<void>;
}

/** The class of the root element when the stored answer was yes; `inline/head.ts` sets it (S4). */
export const LOGGED_IN_CLASS = 'is-logged-in';

/** Shows the labels for a learner who is logged in, or those for a visitor (S4). */
export function markLoggedIn(isLoggedIn: boolean): void {
  document.documentElement.classList.toggle(LOGGED_IN_CLASS, isLoggedIn);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.offsetParent) return;
  // The focused entry disappears with its state: the menu keeps the focus.
  focused.closest('details')?.querySelector('summary')?.focus();
}

/** Connects the account menu, and the other links to an account, to its verbs; does nothing on a page without the menu (S7). */
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
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.leads-back')) {
    for (const gesture of ['click', 'auxclick', 'contextmenu']) {
      link.addEventListener(gesture, () => {
        link.href = loginHref(link.href, window.location.href);
        leaving();
      });
    }
  }
}

/** On a phone the menu's sheet would cover the notice. */
function close(menu: HTMLDetailsElement): void {
  const hasFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hasFocus) menu.querySelector('summary')?.focus();
  menu.closest<HTMLElement>('[popover]')?.hidePopover?.();
}
