import type { Fault } from '../../src/markdown/lesson-fault.ts';
import type { Fault as SampleFault } from '../samples/read/sample.ts';

/** Where a sentence of the samples runner turns from what is wrong to what to do. */
const TURN =
  / ?[:;] (?=(?:écris|retire|ajoute|place|donne|cherche|nomme|lance|corrige|remets|installe|il en faut|il doit|les mots possibles|on exécute)(?!\p{L}))/u;
const MAX_QUOTED = 160;

/** What the samples runner says over several lines, in one: the message, what it quotes, the remedy. */
export function sampleFault({ path, line, message }: SampleFault): Fault {
  const [head = '', ...rest] = message.split('\n');
  const hasRemedy = rest.length > 0 && !/^\s/.test(rest.at(-1) ?? '');
  const quoted = (hasRemedy ? rest.slice(0, -1) : rest).map((text) => text.trim()).filter(Boolean);
  const [says = '', turned] = head.split(TURN);
  const seen = shortened(quoted.join(' / '));
  return {
    file: path,
    line,
    says: seen === '' ? says : `${says} : ${seen}`,
    remedy: (hasRemedy ? rest.at(-1) : turned) ?? 'corrige ce que l’exemple dit ou fait',
  };
}

function shortened(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}
