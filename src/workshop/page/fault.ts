import { type Fault, type WordedNews, worded } from '../frame/words.ts';
import { made } from './made.ts';

/** What the frame tells that is no fault. */
const NOTES: readonly string[] = ['click', 'submit', 'more'];

/** What stops code, or its frame tells: in French, then the engine's own words, folded unless they say more (U6). */
export function faultBox(told: Fault | WordedNews): HTMLElement {
  const { line, text, message, isVague = false } = faultOf(told);
  const className = 'kind' in told && NOTES.includes(told.kind) ? '' : 'error';
  const said = line ? `Ligne ${line}\u00A0: ${text}` : text;
  if (!message) return made('p', { className }, said);
  return made(
    'details',
    { className, open: isVague },
    made('summary', {}, said),
    made('samp', { lang: 'en' }, message),
  );
}

/** « reçu : 1 ; attendu : 2 » → two lines, each with a capital, then the words of an engine (U12). */
export function reasonBox({ text, message }: Fault): HTMLElement[] {
  const lines = text.split(/\s; (?=attendu)/).filter(Boolean);
  const said = lines.map((line) => made('samp', {}, line.charAt(0).toUpperCase() + line.slice(1)));
  return message ? [...said, made('samp', { lang: 'en' }, message)] : said;
}

/** What a browser says of a test that fails, as its reader is shown it (U12). */
export function explained(text: string): HTMLElement[] {
  return reasonBox(worded({ kind: 'error', text }));
}

function faultOf(told: Fault | WordedNews): Fault {
  if (!('kind' in told)) return told;
  return told.kind === 'error' && told.line ? { ...worded(told), line: told.line } : worded(told);
}
