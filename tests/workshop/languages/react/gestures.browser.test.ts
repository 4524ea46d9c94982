import { afterEach, describe, expect, test } from 'vitest';
import { fill, touch, until } from '../../../../src/workshop/languages/react/gestures.ts';
import { find } from '../../../browser/page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What the elements of the page hear, from now on. */
function heardBy(selector: string): string[] {
  const heard: string[] = [];
  const kinds = [
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'click',
    'focus',
    'input',
    'change',
  ];
  for (const kind of kinds) find(selector).addEventListener(kind, () => heard.push(kind));
  return heard;
}

describe('touch', () => {
  test('what a finger does, in its order', async () => {
    document.body.innerHTML = '<button>Plus</button>';
    const heard = heardBy('button');
    await touch('button');
    expect(heard).toEqual(['pointerdown', 'pointerup', 'mousedown', 'focus', 'mouseup', 'click']);
    await touch(find('button'));
    expect(heard.filter((kind) => kind === 'click')).toHaveLength(2);
  });

  test('the focus goes to what takes it, or is lost', async () => {
    document.body.innerHTML = '<button><b>Plus</b></button><p>texte</p>';
    await touch('b');
    expect(document.activeElement).toBe(find('button'));
    await touch('p');
    expect(document.activeElement).toBe(document.body);
  });

  test('a button that is disabled hears nothing', async () => {
    document.body.innerHTML = '<button disabled>Plus</button>';
    const heard = heardBy('button');
    await touch('button');
    expect(heard).toEqual([]);
  });

  test.each([
    ['#absent', 'aucun élément « #absent »'],
    ['p', '« p » ne se voit pas'],
  ])('%s is refused', async (selector, text) => {
    document.body.innerHTML = '<p hidden>texte</p>';
    await expect(touch(selector)).rejects.toThrow(text);
  });
});

describe('fill', () => {
  test('a field, a choice, a box', async () => {
    document.body.innerHTML =
      '<input id="nom"><textarea></textarea><select><option>a<option>b</select><input type="checkbox">';
    const heard = heardBy('#nom');
    await fill('#nom', 'Awa');
    await fill('textarea', 'Bonjour');
    await fill('select', 'b');
    await fill('[type=checkbox]', true);
    await fill('[type=checkbox]', true);
    const value = (selector: string) => find<HTMLInputElement>(selector).value;
    expect(['#nom', 'textarea', 'select'].map(value)).toEqual(['Awa', 'Bonjour', 'b']);
    expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
    expect(heard).toEqual(['focus', 'input', 'change']);
  });

  test('a choice that is not in the list is refused', async () => {
    document.body.innerHTML = '<select><option>a</select>';
    await expect(fill('select', 'z')).rejects.toThrow('aucun choix « z »');
  });
});

describe('until', () => {
  test('gives what comes in time: a truth, or an assertion that passes', async () => {
    let turns = 0;
    expect(await until(() => (turns++ > 2 ? 'là' : ''))).toBe('là');
    await until(() => {
      if (turns++ < 8) throw new Error('pas encore');
    });
    expect(turns).toBe(9);
  });

  test('what does not come is told, the assertion by its own words', async () => {
    await Promise.all([
      expect(until(() => false)).rejects.toThrow('après 2 secondes'),
      expect(
        until(() => {
          throw new Error('reçu : 1');
        }),
      ).rejects.toThrow('reçu : 1'),
    ]);
  });
});
