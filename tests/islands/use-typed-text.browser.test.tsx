import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedText } from '../../src/islands/use-typed-text.ts';
import { served } from './hydration.tsx';

const box = page.getByRole('searchbox');
const shown = page.getByRole('status');
const heard = vi.fn();

function Box({ parameter, isControlled }: { parameter?: string; isControlled?: boolean }) {
  const { input, text, type } = useTypedText(heard, parameter);
  return (
    <>
      <input
        ref={input}
        type="search"
        {...(isControlled && { value: text })}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status">{text}</p>
    </>
  );
}

afterEach(() => {
  heard.mockClear();
});

test('what is typed is told at once', async () => {
  await render(<Box />);
  await userEvent.type(box, 'sql');
  await expect.element(shown).toHaveTextContent('sql');
  expect(heard.mock.calls).toEqual([['s'], ['sq'], ['sql']]);
});

test('an empty box without a question in the address tells nothing', async () => {
  await render(<Box parameter="q" />);
  await userEvent.type(box, 'a');
  expect(heard.mock.calls).toEqual([['a']]);
});

describe.each([true, false])('before the island wakes up (controlled: %s)', (isControlled) => {
  test('the text already typed is kept and told once', async () => {
    const { wake, complaints } = asServed(isControlled);
    await userEvent.type(box, 'python');
    wake();
    await expect.element(shown).toHaveTextContent('python');
    await expect.element(box).toHaveValue('python');
    await userEvent.type(box, '!');
    await expect.element(box).toHaveValue('python!');
    expect(heard.mock.calls).toEqual([['python'], ['python!']]);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('an empty box takes the question of the address', async () => {
    ask('boucle');
    asServed(isControlled).wake();
    await expect.element(box).toHaveValue('boucle');
    await expect.element(shown).toHaveTextContent('boucle');
    expect(heard.mock.calls).toEqual([['boucle']]);
  });

  test('what was typed goes before the question of the address', async () => {
    ask('boucle');
    const { wake } = asServed(isControlled);
    await userEvent.type(box, 'x');
    wake();
    await expect.element(shown).toHaveTextContent('x');
    expect(heard.mock.calls).toEqual([['x']]);
  });
});

test('a box without a parameter does not read the address', async () => {
  ask('boucle');
  await render(<Box />);
  await userEvent.type(box, 'a');
  expect(heard.mock.calls).toEqual([['a']]);
});

function ask(question: string): void {
  history.replaceState(null, '', `${window.location.pathname}?q=${question}`);
}

function asServed(isControlled: boolean) {
  return served(<Box parameter="q" isControlled={isControlled} />);
}
