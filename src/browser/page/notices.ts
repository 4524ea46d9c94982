export interface Notice {
  text: string;
  tone: 'success' | 'danger' | 'info';
  /** In milliseconds, without the fade; 5,000 when absent (X2). */
  durationMs?: number;
}

const DEFAULT_MS = 5_000;
const FADE_MS = 300;
const ICONS = { success: 'check', danger: 'alert', info: 'help' } as const;

/**
 * Shows a notice in the page's live region, in place of the one before. It stays while it is pointed at
 * or focused (X2).
 */
export function show({ text, tone, durationMs = DEFAULT_MS }: Notice): void {
  const notices = document.querySelector('.notices');
  const notice = notices?.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!notices || !(notice instanceof HTMLElement)) return;
  notice.dataset.tone = tone;
  notice.querySelector('use')?.setAttribute('href', `#icon-${ICONS[tone]}`);
  const words = notice.querySelector('p');
  if (words) words.textContent = text;
  installClose(notice);
  notices.querySelector('.toast')?.remove();
  notices.querySelector(`[role=${tone === 'danger' ? 'alert' : 'status'}]`)?.append(notice);

  const end = () => {
    if (notice.matches(':hover, :focus-within')) setTimeout(end, durationMs);
    else fade(notice);
  };
  setTimeout(end, durationMs);
}

/** « Fermer » closes the notice and gives the focus back to where it was. */
function installClose(notice: HTMLElement): void {
  const button = notice.querySelector('button');
  let before: EventTarget | null = null;
  button?.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  button?.addEventListener('click', () => {
    fade(notice);
    if (before instanceof HTMLElement) before.focus();
  });
}

function fade(notice: HTMLElement): void {
  notice.classList.add('is-leaving');
  setTimeout(() => notice.remove(), FADE_MS);
}
