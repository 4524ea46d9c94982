import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { exerciseIn, openBench, test } from '../support/exercises.ts';
import { expect } from '../support/site.ts';

const executablePath = findChromium();
// A frame has a process of its own in the Chromium of computers, not in that of the tests: without it, only what
// the guards of loops see can be stopped.
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, '--site-per-process', '--enable-features=IsolateSandboxedIframes'],
    ...(executablePath && { executablePath }),
  },
});

const JAVASCRIPT = exerciseIn('javascript', 'js');

/** In milliseconds: 800 MB of messages cross from one process to another. */
const PATIENCE_MS = 30_000;
const LOOP = /Cette boucle tournait encore après 2 secondes/;
const ENDLESS = /Ton code ne finissait pas/;

for (const [what, code, says] of [
  ['a list made longer', 'const a = ["riz"]; for (const x of a) a.push(x);', LOOP],
  ['a set refilled', 'const a = new Set([1]); for (const x of a) { a.delete(x); a.add(x); }', LOOP],
  ['promises', 'const go = () => Promise.resolve().then(go); go();', ENDLESS],
  ['a regular expression', '/^(a+)+$/.test("a".repeat(60) + "b");', ENDLESS],
  ['a template', `console.log(\`\${(() => { while (true) {} })()}\`);`, ENDLESS],
  [
    'messages',
    'setInterval(() => { for (let i = 0; i < 5_000; i++) parent.postMessage({ kind: "log", text: "x" }, "*"); });',
    ENDLESS,
  ],
  [
    'giant messages',
    'const text = "x".repeat(2e7); for (let i = 0; i < 40; i++) parent.postMessage({ kind: "log", text }, "*"); console.log("bombe");',
    /bombe/,
  ],
] as const) {
  test(`${what} without end: it is told, the code stays, the next run works (U4, U5)`, async ({
    page,
  }) => {
    const bench = await openBench(page, JAVASCRIPT);
    await bench.field.fill(code);
    await bench.run.click();
    await expect(bench.console).toContainText(says, { timeout: PATIENCE_MS });
    await expect(bench.field).toContainText(code.slice(0, 20));
    await bench.field.fill('console.log("encore là")');
    await bench.run.click();
    await expect(bench.console).toHaveText('encore là\n');
  });
}

test('what the page of a reader lacks is said, and nothing leaves it (U2, U3)', async ({
  page,
}) => {
  const bench = await openBench(page, JAVASCRIPT);
  await bench.field.fill('console.log(typeof RTCPeerConnection, typeof webkitRTCPeerConnection)');
  await bench.run.click();
  await expect(bench.console).toHaveText('undefined undefined\n');
  await bench.field.fill('localStorage.getItem("a")');
  await bench.run.click();
  await expect(bench.console).toContainText('L’atelier n’a pas de localStorage.');
  await bench.field.fill(
    'document.body.innerHTML = "<a href=modeles.html>Modèles</a>"; document.links[0].click(); console.log(document.links.length)',
  );
  await bench.run.click();
  await expect(bench.console).toHaveText(
    /^Ce lien mène à «\smodeles\.html\s»\s: l’atelier ne quitte pas ta page\.1\s*$/,
  );
  await bench.field.fill(
    'document.body.innerHTML = "<form action=/caisse><button></button></form>"; document.querySelector("button").click()',
  );
  await bench.run.click();
  await expect(bench.console).toHaveText(
    /^Ce formulaire part vers «\s\/caisse\s»\s: l’atelier n’envoie rien\.$/,
  );
});
