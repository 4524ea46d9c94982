const COPIED_MS = 2_000;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Every sample gets its button, which says « Copié ! » for 2 s (section 8). */
export function installCopyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copier';
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', () => void copy(figure, button));
    figure.querySelector('figcaption')?.append(button);
  }
}

async function copy(figure: HTMLElement, button: HTMLElement): Promise<void> {
  const code = figure.querySelector('code');
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
    say(button, 'Copié !');
  } catch (error) {
    // The clipboard is out of reach: the text is selected, a long press or Ctrl+C takes it.
    console.warn('clipboard', error);
    getSelection()?.selectAllChildren(code);
    say(button, 'Texte sélectionné');
  }
}

function say(button: HTMLElement, text: string): void {
  const restore = () => {
    button.textContent = 'Copier';
  };
  button.textContent = text;
  clearTimeout(timers.get(button));
  timers.set(button, setTimeout(restore, COPIED_MS));
}
