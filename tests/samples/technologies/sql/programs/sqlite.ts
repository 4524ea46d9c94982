import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

/**
 * Does one order as the worker of the page does, whose script it runs: what it tells is printed, a line of
 * JSON each. Arguments: the script, and the file of SQLite.
 */
const [script = '', wasm = ''] = process.argv.slice(2);
let hear: (message: { data: unknown }) => void = () => {};

Object.assign(globalThis, {
  postMessage: (news: { kind: string }) => {
    console.log(JSON.stringify(news));
    // The worker of a page is thrown away then: what its tests still wait for would keep this one.
    if (news.kind === 'end') process.exit();
  },
  addEventListener: (_: string, listener: typeof hear) => {
    hear = listener;
  },
});
runInThisContext(readFileSync(script, 'utf8'));
const module = new WebAssembly.Module(readFileSync(wasm));
hear({ data: { module, order: JSON.parse(readFileSync(0, 'utf8')) } });
