import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/workshop/registry.ts';
import { openBox, say } from '../workshop-page.ts';

const LOADED = { kind: 'loaded' };
const END = { kind: 'end' };
const FAULT = { kind: 'error', text: "NameError: name 'y' is not defined", message: '', line: 2 };

/** The engine, which has done its first job: it is empty, so that it is awake when the reader's comes. */
async function start(language: 'python' | 'sql') {
  const box = openBox('x = 1\nprint(y)');
  const startEngine = await LANGUAGES[language].engine();
  const engine = startEngine(box, { language, page: '', tests: 'tests' });
  expect(box.status()).toBe(`${language === 'sql' ? 'SQLite' : 'Python'} se télécharge…`);
  say(box.frame, LOADED, END);
  expect(box.status()).toMatch(/ est prêt\.$/);
  return { ...box, engine };
}

test.each([
  ['python', '/atelier-python'],
  ['sql', '/atelier-sql'],
] as const)(
  '%s is asked for at once, in a frame that may run code and nothing else (U9, U19)',
  async (language, path) => {
    const { frame } = await start(language);
    expect(frame.sandbox.value).toBe('allow-scripts');
    expect(new URL(frame.src).pathname).toBe(path);
  },
);

test('a program of Python writes, its fault says and marks its line (U6, U18)', async () => {
  const { area, engine, frame, log } = await start('python');
  const ended = engine.run('x = 1\nprint(y)', []);
  say(frame, LOADED, { kind: 'log', text: '1' }, FAULT, END);
  expect(await ended).toBe('Terminé, avec une erreur.');
  await vi.waitFor(() =>
    expect(log()).toMatch(
      /^1\nLigne 2\u00A0: Rien ne se nomme «\u00A0y\u00A0».*NameError: name 'y'/,
    ),
  );
  expect(area.className).toContain('has-fault');
});

test('each run of SQL shows its own results alone (U21)', async () => {
  const { engine, frame, log } = await start('sql');
  for (const text of ['un', 'deux']) {
    const ended = engine.run('x', []);
    say(frame, LOADED, { kind: 'log', text }, END);
    expect(await ended).toBe('Terminé.');
  }
  expect(log()).toBe('deux\n');
});

test.each(['python', 'sql'] as const)(
  '%s: each verdict is told; what stops before them is on the stage (U12, U18, U20)',
  async (language) => {
    const { engine, frame, log } = await start(language);
    const told: string[] = [];
    const right = engine.check('x', ({ name }) => told.push(name));
    say(frame, LOADED, { kind: 'verdict', name: 'un', isPassed: true, text: '' }, END);
    expect(await right).toBe(true);
    expect(told).toEqual(['un']);
    const wrong = engine.check('x', () => {});
    say(frame, LOADED, FAULT, END);
    expect(await wrong).toBe(false);
    await vi.waitFor(() => expect(log()).toContain('NameError'));
  },
);

test('an engine that does not come says so, and is said to be downloaded again (U18)', async () => {
  const { engine, frame, status } = await start('python');
  void engine.run('x', []);
  say(frame, LOADED, END);
  say(frame, { kind: 'error', text: 'Python ne s’est pas chargé' }, END);
  const ended = engine.run('x', []);
  expect(status()).toBe('Python se télécharge…');
  say(frame, LOADED);
  expect(status()).toBe('Ton code tourne…');
  say(frame, END);
  expect(await ended).toBe('Terminé, rien d’affiché.');
});

test('a run that another takes the place of is over', async () => {
  const { engine } = await start('python');
  const first = engine.run('x', []);
  void engine.run('x', []);
  await first;
});
