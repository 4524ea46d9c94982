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
  {
    why: 'a component alone',
    page: tried('essayer', 'export default () => null;'),
    facts: 'data-workshop="jsx"',
  },
  {
    why: 'one that imports a file of the step',
    page: [...CARD, ...tried('file=src/App.jsx essayer', 'import Carte from "./Carte";')],
    facts: 'data-workshop="jsx" data-file="src/App.jsx" data-files="src/Carte.jsx"',
  },
  {
    why: 'one whose file is not in the step',
    page: tried('essayer', 'import Carte from "./src/Carte";'),
    facts: '',
  },
  {
    why: 'one that imports what the workshop has not',
    page: tried('essayer', 'import { Link } from "react-router";'),
    facts: '',
  },
  { why: 'one that is not marked', page: tried('', 'export default () => null;'), facts: '' },
])('$why: « $facts »', async ({ page, facts }) => {
  expect(await factsOf(...page)).toBe(facts);
});
