const COPIED_MS = 2_000;

/** Gives every sample a button « Copier », which says « Copié ! » for 2 s (T12). */
export function installCopyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const button = document.createElement('button');
    let timer: ReturnType<typeof setTimeout>;
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copier';
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      button.textContent = await copy(figure);
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = 'Copier';
      }, COPIED_MS);
    });
    figure.querySelector('figcaption')?.append(button);
  }
}

/** Copies a sample; returns what the button then says. */
async function copy(figure: HTMLElement): Promise<string> {
  const code = figure.querySelector('code') as HTMLElement;
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'Copié !';
  } catch (error) {
    // The clipboard refuses: the code is selected, so that a long press or Ctrl+C copies it (T12).
    console.warn('clipboard', error);
    getSelection()?.selectAllChildren(code);
    return 'Texte sélectionné';
  }
}
