import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { installCopyButtons } from '../../../src/browser/tutorial/copy.ts';
import { silence, stopClock } from '../page.ts';

const CODE = 'prix = 150\n    print("é", prix < 200)';

const buttons = page.getByRole('button');

let logged: unknown[][];

beforeEach(() => {
  logged = silence();
  stopClock();
  document.body.innerHTML = `
    <figure class="code">
      <figcaption>carnet.py</figcaption>
      <pre><code>prix = <span class="n">150</span>
<mark>    print("é", prix &lt; 200)</mark></code></pre>
    </figure>
    <figure class="output"><figcaption>Résultat</figcaption><pre><samp>é True</samp></pre></figure>
    <textarea></textarea>
  `;
  installCopyButtons();
});

test('every sample has its button, in its caption; a result has none', () => {
  expect(buttons.elements().map((button) => button.parentElement?.textContent)).toEqual([
    'carnet.pyCopier',
  ]);
  expect(document.querySelector('figure.output button')).toBeNull();
});

test('a terminal’s session gives its commands alone, or all of it', async () => {
  document.body.innerHTML =
    '<figure class="code" data-commands="node a.js"><figcaption>Terminal</figcaption><pre><code>$ node a.js\n12</code></pre></figure>';
  installCopyButtons();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(buttons.elements().map(({ textContent }) => textContent)).toEqual([
    'Copier',
    'Tout copier',
  ]);
  for (const button of buttons.elements()) (button as HTMLElement).click();
  expect(write.mock.calls).toEqual([['node a.js'], ['$ node a.js\n12']]);
});

describe('« success shows Copié ! for 2 s »', () => {
  test('and the clipboard holds the code, to the letter', async () => {
    await buttons.click();
    await expect.element(buttons).toHaveTextContent('Copié !');
    await expect.element(page.getByRole('status')).toHaveTextContent('Copié !');
    expect(document.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1);
    await page.getByRole('textbox').click();
    await userEvent.paste();
    await expect.element(page.getByRole('textbox')).toHaveValue(CODE);
    expect(logged).toEqual([]);
  });

  test('then Copier again', async () => {
    await copyNow();
    vi.advanceTimersByTime(1_999);
    expect(label()).toBe('Copié !');
    vi.advanceTimersByTime(1);
    expect(label()).toBe('Copier');
    expect(page.getByRole('status').element().textContent).toBe('');
  });

  test('from the last of two clicks', async () => {
    await copyNow();
    vi.advanceTimersByTime(1_500);
    await copyNow();
    vi.advanceTimersByTime(1_999);
    expect(label()).toBe('Copié !');
    vi.advanceTimersByTime(1);
    expect(label()).toBe('Copier');
  });
});

test.each([
  { id: 'B-130', fault: 'clipboardDenied', error: { name: 'NotAllowedError' } },
  { id: 'B-131', fault: 'clipboardMissing', error: { name: 'TypeError' } },
])(
  'a clipboard that refuses goes to the console only (T12): $id $fault: no « Copié ! »; the code is selected, and says so',
  async ({ fault, error }) => {
    if (fault === 'clipboardDenied') {
      const refusal = new DOMException('Write permission denied.', 'NotAllowedError');
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    } else vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await buttons.click();
    await expect.element(buttons).toHaveTextContent('Texte sélectionné');
    expect(String(getSelection())).toBe(CODE);
    expect(logged).toEqual([['clipboard', expect.objectContaining(error)]]);
    vi.advanceTimersByTime(2_000);
    expect(label()).toBe('Copier');
  },
);

/** A click of the page's own: the pointer of the tests would move the clock. */
async function copyNow(): Promise<void> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  (buttons.element() as HTMLElement).click();
  await write.mock.results.at(-1)?.value;
  await new Promise(requestAnimationFrame);
}

function label(): string {
  return buttons.element().textContent;
}
