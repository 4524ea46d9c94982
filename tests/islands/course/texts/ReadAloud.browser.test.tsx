import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReadAloud } from '../../../../src/islands/course/texts/ReadAloud.tsx';
import { $canSpeak, $speaking, stop } from '../../../../src/stores/course/speech.ts';
import { giveSpeech, takeSpeech } from '../../../browser/speech/voices.ts';

afterEach(() => {
  stop();
  $canSpeak.set(false);
});

describe('is idle, speaks, and stops at the second click (D15)', () => {
  test('the button says what a click does, and its state is told', async () => {
    const speech = giveSpeech('fr-FR');
    const screen = await render(<ReadAloud id="a" text="Un. Deux." />);
    const state = screen.getByRole('status');
    await expect.element(button('Écouter')).toHaveAttribute('aria-pressed', 'false');
    expect(state.element().textContent).toBe('');

    await button('Écouter').click();
    await expect.element(button('Arrêter la lecture')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(state).toHaveTextContent('Lecture en cours');
    expect(speech.texts()).toEqual(['Un.', 'Deux.']);

    await button('Arrêter la lecture').click();
    await expect.element(button('Écouter')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(state).toHaveTextContent('Lecture terminée');
    expect(speech.texts()).toEqual([]);
  });

  test('by the keyboard alone, and the focus stays', async () => {
    giveSpeech('fr-FR');
    await render(<ReadAloud id="a" text="Un." />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(button('Arrêter la lecture')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Écouter')).toHaveFocus();
  });
});

test('the title is for who hears the page, in French typography', async () => {
  giveSpeech('fr-FR');
  await render(<ReadAloud id="a" text="Un." title="L'essai" />);
  expect(button('Écouter').element().textContent).toBe('Écouter');
  await expect.element(button('Écouter')).toHaveAttribute('aria-label', 'Écouter\u00A0: L’essai');
});

test('B-127 no button where the browser cannot speak', async () => {
  takeSpeech('speechSynthesis');
  const { container } = await render(<ReadAloud id="a" text="Un." />);
  expect(container.textContent).toBe('');
});

test('B-129 the speech is cancelled: when its text leaves the page, not when another does', async () => {
  const speech = giveSpeech('fr-FR');
  const both = (ids: string[]) => ids.map((id) => <ReadAloud key={id} id={id} text="Un." />);
  const { rerender } = await render(<main>{both(['a', 'b'])}</main>);
  await button('Écouter').first().click();
  await rerender(<main>{both(['a'])}</main>);
  expect($speaking.get()).toBe('a');
  await rerender(<main>{both([])}</main>);
  expect($speaking.get()).toBeUndefined();
  expect(speech.texts()).toEqual([]);
});

test('a text that a poll has renewed does not stop the reading', async () => {
  const speech = giveSpeech('fr-FR');
  const { rerender } = await render(<ReadAloud id="a" text="Un." />);
  await button('Écouter').click();
  await rerender(<ReadAloud id="a" text="Deux." />);
  expect(speech.texts()).toEqual(['Un.']);
});

function button(name: string) {
  return page.getByRole('button', { name, exact: false });
}
