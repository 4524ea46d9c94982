import { parseArgs } from 'node:util';
import { asksUsage } from '../../../command/usage.ts';
import { openLibrary, TUTORIALS } from '../../read/tutorial.ts';
import { reportLines, reportOf } from './report.ts';

const USAGE = `Usage : npm run prose -- [content/tutorials/css …]
  Dit comment un tutoriel est écrit : chaque règle de langue, son chiffre, et où revenir.
  Sans nom, tous les tutoriels.
  --aide    affiche ceci, comme -h et --help`;

function main(): void {
  if (asksUsage(process.argv.slice(2))) {
    console.log(USAGE);
    return;
  }
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const library = openLibrary();
  const named = positionals.map((path) => path.replace(/\/+$/, '').split('/').at(-1) ?? '');
  for (const slug of named.length > 0 ? named : library.slugs) {
    const tutorial = library.tutorial(slug);
    if (!tutorial && named.length > 0) {
      console.error(`${TUTORIALS}/${slug} n’existe pas.\n\n${USAGE}`);
      process.exitCode = 1;
    }
    if (!tutorial) continue;
    console.log([`${tutorial.folder}`, ...reportLines(reportOf(tutorial, library)), ''].join('\n'));
  }
}

main();
