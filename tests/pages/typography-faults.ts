import { type HastNode, htmlToHast } from 'satteri';

/** Interface texts that stay letter for letter where they are shown (Y2). */
export const KEPT: readonly { text: string; section: number }[] = [
  { text: "Vous cherchez quelle formation aujourd'hui ?", section: 2 },
  { text: 'Rechercher une ressource...', section: 2 },
  { text: "Confirmer l'achat", section: 2 },
  { text: "Besoin d'une explication ?", section: 2 },
  { text: "Demander de l'aide", section: 2 },
  { text: 'Ton avis compte !', section: 2 },
  { text: 'Copié !', section: 2 },
  { text: "Conditions d'utilisation et politique de confidentialité", section: 2 },
  { text: 'Prix : -- fr', section: 2 },
  { text: 'Langue :', section: 2 },
  { text: 'Modalité :', section: 2 },
  { text: 'Prix d’achat :', section: 2 },
  { text: 'Chargement des categories...', section: 8 },
  {
    text: "Une erreur est survenue lors de l'envoi de votre message, merci de ressayer",
    section: 8,
  },
];

const CODE = '\uFFFC';
const CODE_TAGS = ['code', 'pre', 'samp', 'kbd'];
const UNREAD_TAGS = ['script', 'style'];
/** The class of a result of a query: its cells are what a base answers, as a text of code. */
const RESULT = 'is-result';
const INLINE_TAGS = `a abbr b bdi cite del dfn em i ins mark q small span strong sub sup time u
  astro-island astro-slot`.split(/\s+/);

/** What a French text does not hold, and what it holds instead. */
const SIGNS: readonly { find: RegExp; fault: string }[] = [
  {
    find: / [;!?]|(?<=\p{N}) %/gu,
    fault: 'une espace fine insécable (U+202F) est attendue avant ; ! ? %',
  },
  // « :hover » is code: a colon of French has a space after it.
  { find: / :(?![\p{L}:])/gu, fault: 'une espace insécable (U+00A0) est attendue avant :' },
  {
    find: /«(?:[^\u00A0]|$)|(?:[^\u00A0]|^)»/gm,
    fault: 'une espace insécable (U+00A0) est attendue dans « »',
  },
  { find: /(?<=\p{L})'(?=[\p{L}\uFFFC«])/gu, fault: 'une apostrophe courbe (U+2019) est attendue' },
  { find: /\.\.\./g, fault: 'un seul signe « … » est attendu' },
  {
    find: /\p{N} \p{N}{3}(?=[ \u00A0]FCFA)/gu,
    fault: 'une espace fine insécable (U+202F) est attendue entre les groupes de chiffres',
  },
];
const AROUND = 24;

/** The faults of a built page, each with the words around it. */
export function typography(file: string, html: string): string[] {
  const text = KEPT.reduce(
    (whole, kept) => whole.replaceAll(kept.text, ' '.repeat(kept.text.length)),
    readText(htmlToHast(html)),
  );
  return SIGNS.flatMap(({ find, fault }) =>
    [...text.matchAll(find)].map(({ index }) => {
      const around = text.slice(Math.max(0, index - AROUND), index + AROUND);
      const words = around.replaceAll(CODE, '`…`').replaceAll('\n', ' ').trim();
      return `${file} : « ${words} », ${fault}`;
    }),
  );
}

/** What a page says: a code is one sign, a block ends with a line end. */
function readText(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const name = node.type === 'element' ? node.tagName : '';
  if (UNREAD_TAGS.includes(name)) return '';
  if (CODE_TAGS.includes(name) || isResult(node)) return CODE;
  const text = node.children.map(readText).join('');
  return INLINE_TAGS.includes(name) ? text : `\n${text}\n`;
}

function isResult(node: HastNode): boolean {
  const names = node.type === 'element' ? node.properties.className : undefined;
  return Array.isArray(names) && names.includes(RESULT);
}
