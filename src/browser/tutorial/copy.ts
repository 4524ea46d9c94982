const COPIED_MS = 2_000;

/**
 * Gives every sample a button « Copier », which says « Copié ! » for 2 s; that of a terminal's session copies its
 * commands, which the build has found, and « Tout copier » what it answered too (T12).
 */
export function installCopyButtons(): void {
  const news = document.createElement('p');
  news.className = 'visually-hidden';
  news.setAttribute('role', 'status');
  document.body.append(news);
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const code = figure.querySelector('code') as HTMLElement;
    const { commands } = figure.dataset;
    const caption = figure.querySelector('figcaption');
    caption?.append(copyButton('Copier', news, code, commands));
    if (commands) caption?.append(copyButton('Tout copier', news, code));
  }
}

/** A button that says what it has done, as does `news`, which is announced: one for all of them. */
function copyButton(
  label: string,
  news: HTMLElement,
  code: HTMLElement,
  text = code.textContent,
): HTMLElement {
  const button = document.createElement('button');
  let timer: ReturnType<typeof setTimeout>;
  button.type = 'button';
  button.className = 'copy';
  button.textContent = label;
  button.addEventListener('click', async () => {
    button.textContent = news.textContent = await copy(code, text);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = label;
      news.textContent = '';
    }, COPIED_MS);
  });
  return button;
}

/** Copies a sample, or a part of it; returns what the button then says. */
async function copy(code: HTMLElement, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copié !';
  } catch (error) {
    // The clipboard refuses: the code is selected, so that a long press or Ctrl+C copies it (T12).
    console.warn('clipboard', error);
    getSelection()?.selectAllChildren(code);
    return 'Texte sélectionné';
  }
}
