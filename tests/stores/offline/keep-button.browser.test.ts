import { beforeEach, expect, test, vi } from 'vitest';
import { removeKept } from '../../../src/browser/offline/kept-copies.ts';
import { run } from '../../../src/stores/offline/keep-button.ts';
import { keepTutorial } from '../../../src/stores/offline/kept-copies.ts';
import { news, plantKeep, removeButton, startButton } from '../../browser/offline/keep-page.ts';
import { silence } from '../../browser/page.ts';

vi.mock(import('../../../src/stores/offline/kept-copies.ts'), { spy: true });
vi.mock(import('../../../src/browser/offline/kept-copies.ts'), { spy: true });

beforeEach(() => {
  plantKeep('python');
  silence();
  vi.mocked(keepTutorial).mockReset().mockResolvedValue(144_817);
  vi.mocked(removeKept).mockReset().mockResolvedValue();
});
test('kept, said with its size, then removed', async () => {
  await run(startButton());
  expect(keepTutorial).toHaveBeenCalledExactlyOnceWith('python', expect.any(Function));
  expect(news()).toBe('C’est fait\u00a0: 145\u00a0Ko sur cet appareil, lisibles sans connexion.');
  await run(removeButton() ?? document.body);
  expect(removeKept).toHaveBeenCalledExactlyOnceWith('python');
  expect(news()).toBe('Tutoriel retiré de cet appareil.');
  expect(removeButton()).toBeNull();
});

test('a failure is said, and the button is there again', async () => {
  vi.mocked(keepTutorial).mockRejectedValue(new TypeError('Failed to fetch'));
  await run(startButton());
  expect(news()).toMatch(/rien n’a été gardé/);
  expect(startButton()).not.toHaveAttribute('aria-busy');
  expect(removeButton()).toBeNull();
});

test('a second tap starts nothing', async () => {
  vi.mocked(keepTutorial).mockReturnValue(new Promise(() => {}));
  void run(startButton());
  await run(startButton());
  expect(keepTutorial).toHaveBeenCalledOnce();
});

test('a button outside of a control does nothing', async () => {
  await run(document.body);
  expect(keepTutorial).not.toHaveBeenCalled();
});
