import { type Findings, shown } from '../findings.ts';
import type { Target } from '../target.ts';
import { type Answer, type Call, type Field, titleOf } from '../wire/call.ts';
import { KINDS } from '../wire/kinds.ts';

/** Lines for one call: a list whose every item is wrong says so in a few. */
const MAX_LINES = 5;

/** What lenient decoding drops from an answer, and what it replaces: each is a difference. */
export function checkItems(target: Target, call: Call, body: unknown, findings: Findings): void {
  const { answer } = call;
  if (!answer) return;
  const title = titleOf(call);
  const items = answer.items(body) ?? [];
  const faults = items.flatMap((item, index) => {
    const place =
      items.length === 1 && answer.key === 'courseDetails' ? answer.key : `${answer.key}[${index}]`;
    return faultsOf(answer, item, target.origin).map((fault) => `${place}${fault}`);
  });
  faults.push(...doublesIn(answer, items));
  findings.expect(title, faults.length === 0, faults[0] ?? '');
  for (const fault of faults.slice(1, MAX_LINES)) findings.expect(title, false, fault);
  const more = faults.length - MAX_LINES;
  if (more > 0)
    findings.expect(title, false, `${more} autres champs de cette liste, comme ceux-ci`);
}

function faultsOf(answer: Answer, item: unknown, origin: string): string[] {
  const decoded = answer.decode(answer.holding([item]), origin);
  const isDropped = decoded === undefined || (Array.isArray(decoded) && decoded.length === 0);
  if (!answer.fields)
    return isDropped
      ? [` : texte, ou objet avec nom, attendu, ${shown(item)} reçu — abandonné`]
      : [];
  if (typeof item !== 'object' || item === null)
    return [` : objet attendu, ${shown(item)} reçu — abandonné`];
  const faults = answer.fields.flatMap((field) => fieldFault(field, item, origin));
  return isDropped && faults.length === 0 ? [' : illisible — abandonné'] : faults;
}

function fieldFault({ name, kind, need }: Field, item: object, origin: string): string[] {
  const value: unknown = Reflect.get(item, name);
  const isAbsent = value === undefined || value === null || value === '';
  if (isAbsent && need === 'optional') return [];
  if (!isAbsent && KINDS[kind].reads(value, origin)) return [];
  // An empty text where a text of any length may stand.
  if (value === '' && KINDS[kind].reads(value, origin)) return [];
  const then = need === 'required' ? 'l’élément est abandonné' : 'le site fait sans';
  return [
    `.${name} : ${KINDS[kind].says.replaceAll('`', '')} attendu, ${isAbsent ? 'rien' : shown(value)} reçu — ${then}`,
  ];
}

function doublesIn(answer: Answer, items: readonly unknown[]): string[] {
  if (!answer.fields?.some(({ name }) => name === 'id')) return [];
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const { id } = Object(item) as { id?: unknown };
    if (id === undefined) return [];
    const key = String(id);
    if (seen.has(key))
      return [`${answer.key}[${index}].id : ${shown(id)} est déjà pris — l’élément est abandonné`];
    seen.add(key);
    return [];
  });
}
