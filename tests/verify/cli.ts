import { parseArgs } from 'node:util';
import { CacheFolderError } from '../../src/cache/cache-folder.ts';
import { optionFault } from '../../src/tools/command/option-fault.ts';
import { asksUsage } from '../../src/tools/command/usage.ts';
import { changedContent } from './changed.ts';
import { follow } from './follow.ts';
import { filesNamed, NameError } from './named.ts';
import { verify } from './verify.ts';

const USAGE = `Usage : npm run verifier -- [fichiers ou dossiers] [--suivre]
  Vérifie ce qui est nommé ; sinon, ce qui a changé depuis le dernier commit.
  Une faute par ligne : fichier:ligne : ce qui ne va pas — ce qu’il faut écrire ;
  en retrait dessous, s’il le faut, le résultat ou le message d’un exemple.
  --suivre  recommence à chaque enregistrement ; Ctrl+C pour finir
  --aide    affiche ceci, comme -h et --help`;
const NOTHING = 'Rien n’a changé dans content/ depuis le dernier commit.';

async function main(): Promise<void> {
  if (asksUsage(process.argv.slice(2))) return console.log(USAGE);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { suivre: { type: 'boolean' } },
  });
  const files = positionals.length > 0 ? filesNamed(positionals) : changed();
  const first = async () => {
    if (files.length === 0) console.log(NOTHING);
    else process.exitCode = await say(files);
  };
  await (values.suivre ? follow(positionals, first, say) : first());
}

/** Prints what is wrong in these files; returns the exit code. */
async function say(files: readonly string[]): Promise<number> {
  const { lines, hasFaults } = await verify(files);
  console.log(lines.join('\n'));
  return hasFaults ? 1 : 0;
}

function changed(): string[] {
  const files = changedContent();
  if (files) return files;
  throw new NameError('git ne répond pas ici : nomme un fichier ou un dossier de content/.');
}

/** Wrong use gets the usage, a wrong setting its own sentence, and a fault of ours its stack. */
function messageOf(error: unknown): unknown {
  if (error instanceof CacheFolderError) return error.message;
  if (error instanceof NameError) return `${error.message}\n\n${USAGE}`;
  return isRefused(error) ? `${optionFault(error)}\n\n${USAGE}` : error;
}

/** Whether Node's parser throws it: for an option that it does not know, or badly written. */
function isRefused(error: unknown): error is TypeError & { code: string } {
  return error instanceof TypeError && 'code' in error;
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
