import { beforeEach, describe, expect, test } from 'vitest';
import { installOrientation } from '../../../src/browser/career/orientation.ts';

/** Each question has the same four answers. */
const ANSWERS = ['design web', 'web data', 'data cloud', 'cloud design'];

beforeEach(() => {
  document.body.innerHTML = `
    <form class="orientation-form">${[1, 2].map(question).join('')}
      <button type="submit">Voir</button><button type="reset">Recommencer</button>
    </form>
    <section id="resultat" aria-labelledby="titre" hidden><h2 id="titre" tabindex="-1">Vos deux domaines</h2>
      <div>${['web', 'data', 'cloud', 'design'].map(card).join('')}</div>
      <a data-share href="https://wa.me/">Envoyer</a>
    </section>`;
});

describe('the form', () => {
  test('shows the two fields, the best one first, with the answers that say why (G8)', () => {
    installOrientation();
    choose(1, 'b');
    choose(2, 'b');
    send();
    expect(shownFields()).toEqual(['web', 'data']);
    expect(reasonsOf('web')).toEqual(['Réponse b de 1', 'Réponse b de 2']);
    expect(document.activeElement?.textContent).toBe('Vos deux domaines');
    expect(window.location.search).toBe('?reponses=bb');
    const share = document.querySelector<HTMLAnchorElement>('[data-share]');
    expect(share?.href).toContain(encodeURIComponent('web et data'));
    expect(share?.href).toContain(encodeURIComponent('?reponses=bb'));
  });

  test('another answer shows another result, and forgets the first reasons', () => {
    installOrientation();
    choose(1, 'b');
    choose(2, 'b');
    send();
    choose(1, 'd');
    choose(2, 'd');
    send();
    expect(shownFields()).toEqual(['cloud', 'design']);
    expect(reasonsOf('cloud')).toEqual(['Réponse d de 1', 'Réponse d de 2']);
  });

  test('a question without an answer says so until it has one, and takes the focus (G7)', () => {
    installOrientation();
    choose(1, 'b');
    send();
    expect(shownFields()).toEqual([]);
    expect(document.activeElement?.getAttribute('name')).toBe('q2');
    const open = document.activeElement?.closest('fieldset');
    expect(open).toHaveAccessibleDescription('Choisissez une réponse.');
    expect(document.querySelectorAll('.field-error')).toHaveLength(1);
    document.querySelector<HTMLInputElement>('[name=q2][value=b]')?.click();
    expect(open).toHaveAccessibleDescription('');
    send();
    expect(shownFields()).toEqual(['web', 'data']);
  });

  test('« Recommencer » hides the result, forgets the address and goes to the first question', () => {
    history.replaceState(null, '', '?reponses=aa');
    installOrientation();
    document.querySelector<HTMLButtonElement>('[type=reset]')?.click();
    expect(shownFields()).toEqual([]);
    expect(window.location.search).toBe('');
    expect(document.activeElement?.getAttribute('name')).toBe('q1');
  });
});

describe('the address', () => {
  test('with answers shows their result', () => {
    history.replaceState(null, '', '?reponses=ac');
    installOrientation();
    expect(shownFields()).toEqual(['design', 'data']);
    expect(
      [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
    ).toEqual(['a', 'c']);
  });

  test.each(['', 'a', 'aaa', 'ae', '%3Cb%3E', '__'])('hand-made shows nothing: %j', (answers) => {
    history.replaceState(null, '', `?reponses=${answers}`);
    installOrientation();
    expect(shownFields()).toEqual([]);
    expect(document.querySelectorAll(':checked')).toHaveLength(0);
  });
});

function question(rank: number): string {
  const answers = ANSWERS.map((fields, place) => {
    const letter = 'abcd'[place];
    return `<label><input type="radio" name="q${rank}" value="${letter}" data-fields="${fields}" required><span><b>${letter}</b> Réponse ${letter} de ${rank}</span></label>`;
  });
  return `<fieldset>${answers.join('')}</fieldset>`;
}

function card(field: string): string {
  return `<article data-field="${field}" hidden><h3>${field}</h3><ul data-reasons></ul></article>`;
}

function choose(rank: number, letter: string): void {
  document.querySelector<HTMLInputElement>(`[name=q${rank}][value=${letter}]`)?.click();
}

function send(): void {
  document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

function shownFields(): (string | undefined)[] {
  if (document.getElementById('resultat')?.hidden) return [];
  return [...document.querySelectorAll<HTMLElement>('article:not([hidden])')].map(
    ({ dataset }) => dataset.field,
  );
}

function reasonsOf(field: string): string[] {
  const items = document.querySelectorAll(`[data-field=${field}] li`);
  return [...items].map(({ textContent }) => textContent ?? '');
}
