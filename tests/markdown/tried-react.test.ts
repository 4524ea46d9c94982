import { expect, test } from 'vitest';
import { lines, written } from './written.ts';

const CARD = ['```jsx file=src/Carte.jsx', 'export default () => <p>Ngor</p>;', '```', ''];
const tried = (head: string, code: string) => [`\`\`\`jsx ${head}`, code, '```', ''];

/** The attributes of the last sample of a page. */
async function factsOf(...page: string[]): Promise<string> {
  const html = await written(lines(...page));
  return /<figure class="code"([^>]*)>(?!.*<figure class="code")/s.exec(html)?.[1]?.trim() ?? '';
}

test.each([
  ['a component alone', 'data-workshop="jsx"', tried('essayer', 'export default () => null;')],
  [
    'one that imports a file of the step',
    'data-workshop="jsx" data-file="src/App.jsx" data-files="src/Carte.jsx"',
    [...CARD, ...tried('file=src/App.jsx essayer', 'import Carte from "./Carte";')],
  ],
  ['one whose file is not in the step', '', tried('essayer', 'import Carte from "./src/Carte";')],
  [
    'one that imports what the workshop has not',
    '',
    tried('essayer', 'import { Link } from "react-router";'),
  ],
  ['one that is not marked', '', tried('', 'export default () => null;')],
])('%s: « %s »', async (_, facts, page) => {
  expect(await factsOf(...page)).toBe(facts);
});
