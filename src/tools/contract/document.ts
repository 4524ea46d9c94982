import { type Answer, type Call, titleOf } from './wire/call.ts';
import { CALLS, type CallName } from './wire/calls.ts';
import { ANNOUNCED_HEADERS, CACHES, PREFLIGHT_SECONDS, READ_HEADERS } from './wire/exchange.ts';
import { KINDS } from './wire/kinds.ts';

/** The places of the document that are written from the table: what stands between the two comments. */
const PLACE = /(<!-- contrat : (\w+) -->\n)[\s\S]*?(<!-- fin -->)/g;

const NEEDS = { required: 'oui', expected: 'attendu', optional: 'non' } as const;

/** The document with its tables written anew; throws when it asks for a table that does not exist. */
export function withTables(document: string): string {
  return document.replace(PLACE, (_, start: string, name: string, end: string) => {
    return `${start}\n${tableOf(name)}\n${end}`;
  });
}

function tableOf(name: string): string {
  if (name === 'echanges') return exchangeTable();
  if (Object.hasOwn(CALLS, name)) return callText(CALLS[name as CallName]);
  throw new Error(`docs/services.md : « ${name} » n’est pas un appel de src/tools/contract/wire.`);
}

function callText(call: Call): string {
  const { answer, body } = call;
  return [
    `**\`${titleOf(call)}\`** — ${call.purpose}\n`,
    ...queryLines(call),
    ...(body === undefined ? [] : [`Corps envoyé :\n\n${json(body)}\n`]),
    ...(answer ? answerLines(answer) : []),
    statusTable(call),
    `Cache : ${CACHES[call.cache].says}.${call.isPolled ? ' Avec un `ETag`, et 304 à `If-None-Match`.' : ''}\n`,
  ].join('\n');
}

function queryLines({ query, endpoint }: Call): string[] {
  const search = new URLSearchParams(query).toString();
  return search ? [`Exemple : \`${endpoint.method} ${endpoint.path}?${search}\`\n`] : [];
}

function answerLines({ key, fields, example }: Answer): string[] {
  const rows = (fields ?? []).map(
    ({ name, kind, need, means }) =>
      `| \`${name}\` | ${NEEDS[need]} | ${KINDS[kind].says} | ${means} |`,
  );
  const table = ['| Champ | Obligatoire | Type | Sens |', '|---|---|---|---|', ...rows, ''];
  return [`Réponse, sous \`${key}\` :\n`, `${json(example)}\n`, ...(rows.length > 0 ? table : [])];
}

function statusTable({ endpoint, answer, statuses }: Call): string {
  const success = `| **${endpoint.success}** | ${answer ? 'la réponse ci-dessus' : 'c’est fait'} | ${answer ? 'elle est montrée' : 'c’est le seul succès'} |`;
  const rows = statuses.map(({ status, when, does }) => `| ${status} | ${when} | ${does} |`);
  return ['| Statut | Quand | Ce que fait le site |', '|---|---|---|', success, ...rows, ''].join(
    '\n',
  );
}

/** What is the same for all calls between two origins. */
function exchangeTable(): string {
  const announced = ANNOUNCED_HEADERS.map((name) => `\`${name.toLowerCase()}\``).join(', ');
  const rows = [
    [
      '`Access-Control-Allow-Origin`',
      'l’origine exacte du site, jamais `*` ni une origine inconnue',
      'toute réponse : succès, erreur, 304',
    ],
    ['`Access-Control-Allow-Credentials`', '`true`', 'toute réponse'],
    [
      '`Access-Control-Expose-Headers`',
      READ_HEADERS.map((name) => `\`${name}\``).join(', '),
      'toute réponse',
    ],
    ['`Vary`', '`Origin`', 'toute réponse, même à une origine inconnue'],
    ['`Access-Control-Allow-Headers`', announced, 'réponse à `OPTIONS`'],
    ['`Access-Control-Allow-Methods`', '`GET`, `POST`', 'réponse à `OPTIONS`'],
    ['`Access-Control-Max-Age`', `\`${PREFLIGHT_SECONDS}\``, 'réponse à `OPTIONS`'],
  ];
  return [
    '| En-tête | Valeur | Où |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
