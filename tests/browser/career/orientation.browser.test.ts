import { beforeEach, describe, expect, test } from 'vitest';
import { installOrientation } from '../../../src/browser/career/orientation.ts';

/** Each question has the same four answers. */
const ANSWERS = ['design web', 'web data', 'data cloud', 'cloud design'];

beforeEach(() => {
  document.body.innerHTML = `
    <form class="orientation-form"><progress max="2" value="1"></progress>${[1, 2].map(question).join('')}
      <button type="submit">Question suivante</button><button type="button" hidden>Question précédente</button>
      <button type="reset" hidden>Recommencer</button>
    </form>
    <section id="resultat" aria-labelledby="titre" hidden><h2 id="titre" tabindex="-1">Vos deux domaines</h2>
      <div>${['web', 'data', 'cloud', 'design'].map(card).join('')}</div>
      <a data-share href="https://wa.me/">Envoyer</a>
    </section>`;
});

describe('the form', () => {
  test('shows the two fields, the best one first, with the answers that say why (G8)', () => {
    installOrientation();
    answer('b', 'b');
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
    answer('b', 'b');
    button('Question précédente')?.click();
    answer('d', 'd');
    expect(shownFields()).toEqual(['cloud', 'design']);
    expect(reasonsOf('cloud')).toEqual(['Réponse d de 1', 'Réponse d de 2']);
  });

  test('one question at a time, with how far one is, and the way back (G7)', () => {
    installOrientation();
    expect(button('Question précédente')?.hidden).toBe(true);
    choose('c');
    send();
    expect(asked()).toEqual(['q2']);
    expect(document.activeElement).toHaveProperty('name', 'q2');
    expect(button('Question précédente')?.hidden).toBe(false);
    expect(button('Recommencer')?.hidden).toBe(false);
    expect(document.querySelector('progress')?.value).toBe(2);
    expect(button('Voir mes deux domaines')).toBeDefined();
    button('Question précédente')?.click();
    expect(asked()).toEqual(['q1']);
    expect(document.activeElement).toHaveProperty('value', 'c');
    expect(button('Question suivante')).toBeDefined();
    expect(button('Question précédente')?.hidden).toBe(true);
  });

  test('a question without an answer says so until it has one, and takes the focus (G7)', () => {
    installOrientation();
    choose('b');
    send();
    send();
    expect(shownFields()).toEqual([]);
    expect(document.activeElement?.getAttribute('name')).toBe('q2');
    const open = document.activeElement?.closest('fieldset');
    expect(open).toHaveAccessibleDescription('Choisissez une réponse.');
    expect(document.querySelectorAll('.field-error')).toHaveLength(1);
    choose('b');
    expect(open).toHaveAccessibleDescription('');
    send();
    expect(shownFields()).toEqual(['web', 'data']);
  });

  test('« Recommencer » hides the result, forgets the address and goes to the first question', () => {
    history.replaceState(null, '', '?reponses=aa');
    installOrientation();
    button('Recommencer')?.click();
    expect(shownFields()).toEqual([]);
    expect(asked()).toEqual(['q1']);
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
    expect(asked()).toEqual(['q2']);
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
  return `<fieldset class="${rank === 1 ? 'is-asked' : ''}">${answers.join('')}</fieldset>`;
}

function card(field: string): string {
  return `<article data-field="${field}" hidden><h3>${field}</h3><ul data-reasons></ul></article>`;
}

/** Chooses an answer of the question that is asked. */
function choose(letter: string): void {
  document.querySelector<HTMLInputElement>(`.is-asked [value=${letter}]`)?.click();
}

/** Answers the questions, from the one that is asked on. */
function answer(...letters: readonly string[]): void {
  for (const letter of letters) {
    choose(letter);
    send();
  }
}

function asked(): (string | undefined)[] {
  const questions = [...document.querySelectorAll('.is-asked')];
  return questions.map((one) => one.querySelector('input')?.name);
}

function button(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((one) => one.textContent === text);
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
