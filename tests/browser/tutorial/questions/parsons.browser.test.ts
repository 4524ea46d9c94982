import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { installParsons } from '../../../../src/browser/tutorial/questions/parsons.ts';
import { find } from '../../page.ts';

const RIGHT = 'C’est le bon ordre.';
const WRONG = 'Pas encore. Cherche la ligne qui doit venir d’abord.';

const check = page.getByRole('button', { name: 'Vérifier' });
const verdict = page.getByRole('status');
const up = (line: string) => page.getByRole('button', { name: `Monter : ${line}`, exact: true });
const down = (line: string) =>
  page.getByRole('button', { name: `Descendre : ${line}`, exact: true });

beforeEach(() => {
  open(['2|for i in range(3):', '3|    print(i)', '1|nombre = 7']);
});

test('each line has its two arrows, named after it; the statement’s list has none', () => {
  expect(page.getByRole('button').elements().map(nameOf)).toEqual([
    ...['Monter : for i in range(3):', 'Descendre : for i in range(3):'],
    ...['Monter : print(i)', 'Descendre : print(i)'],
    ...['Monter : nombre = 7', 'Descendre : nombre = 7'],
    'Vérifier',
  ]);
});

describe('the arrows', () => {
  test('move a line up and down, and keep the focus', async () => {
    await up('nombre = 7').click();
    await expect.element(verdict).toHaveTextContent('Ligne 2 sur 3.');
    expect(lines()).toEqual(['for i in range(3):', 'nombre = 7', '    print(i)']);
    await expect.element(up('nombre = 7')).toHaveFocus();
    await up('nombre = 7').click();
    expect(lines()).toEqual(['nombre = 7', 'for i in range(3):', '    print(i)']);
    await down('for i in range(3):').click();
    expect(lines()).toEqual(['nombre = 7', '    print(i)', 'for i in range(3):']);
    await expect.element(down('for i in range(3):')).toHaveFocus();
  });

  test('stop at the ends', async () => {
    const before = lines();
    expect(ends()).toEqual(['Monter : for i in range(3):', 'Descendre : nombre = 7']);
    await up('for i in range(3):').click({ force: true });
    await down('nombre = 7').click({ force: true });
    expect(lines()).toEqual(before);
    await expect.element(down('nombre = 7')).toHaveFocus();
    await up('nombre = 7').click();
    expect(ends()).toEqual(['Monter : for i in range(3):', 'Descendre : print(i)']);
  });

  test('work by the keyboard alone, step after step', async () => {
    up('nombre = 7').element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(up('nombre = 7')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(lines()).toEqual(['nombre = 7', 'for i in range(3):', '    print(i)']);
    check.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(verdict).toHaveTextContent(RIGHT);
  });
});

describe('« Vérifier »', () => {
  test('says wrong, then right, until a line moves again', async () => {
    await expect.element(verdict).toBeEmptyDOMElement();
    await check.click();
    await expect.element(verdict).toHaveTextContent(WRONG);
    expect(find('.parsons-lines').dataset.verdict).toBe('wrong');
    await up('nombre = 7').click();
    await expect.element(verdict).toHaveTextContent('Ligne 2 sur 3.');
    expect(find('.parsons-lines').dataset.verdict).toBeUndefined();
    await up('nombre = 7').click();
    await check.click();
    await expect.element(verdict).toHaveTextContent(RIGHT);
    expect(find('.parsons-lines').dataset.verdict).toBe('right');
    await down('nombre = 7').click();
    await expect.element(verdict).toHaveTextContent('Ligne 2 sur 3.');
  });

  test('takes two equal lines in either order', async () => {
    open(['3|print()', '2|print("Pain")', '1|print()']);
    await check.click();
    await expect.element(verdict).toHaveTextContent(RIGHT);
  });

  test('knows two lines apart by their indentation', async () => {
    open(['2|    print(i)', '1|print(i)']);
    await check.click();
    await expect.element(verdict).toHaveTextContent(WRONG);
  });
});

test('two on one page are judged apart', async () => {
  document.body.innerHTML = box(['1|a', '2|b']) + box(['2|c', '1|d']);
  installParsons();
  await check.first().click();
  await check.last().click();
  expect(verdict.elements().map(({ textContent }) => textContent)).toEqual([RIGHT, WRONG]);
});

function open(placed: readonly string[]): void {
  document.body.innerHTML = box(placed);
  installParsons();
}

function box(placed: readonly string[]): string {
  const items = placed.map((one) => {
    const [place, line] = one.split('|');
    return `<li data-place="${place}"><code>${line}</code></li>`;
  });
  return `
    <section class="parsons box">
      <p>Remets les lignes dans l’ordre</p>
      <ol><li>Lis</li><li>Range</li></ol>
      <ol class="parsons-lines">${items.join('')}</ol>
      <details><summary>Voir l’ordre</summary></details>
    </section>`;
}

function lines(): (string | null)[] {
  return [...find('.parsons-lines').querySelectorAll('code')].map(({ textContent }) => textContent);
}

/** The arrows that lead nowhere. */
function ends(): (string | null)[] {
  return [...find('.parsons-lines').querySelectorAll('[aria-disabled="true"]')].map(nameOf);
}

function nameOf(button: Element): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
