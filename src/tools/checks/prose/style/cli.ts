import { parseArgs } from 'node:util';
import { asksUsage } from '../../../command/usage.ts';
import { openLibrary, TUTORIALS } from '../../read/tutorial.ts';
import { absoluteLines, reportLines, reportOf } from './report.ts';

const USAGE = `Usage : npm run prose -- [content/tutorials/css …]
  Dit comment un tutoriel est écrit : chaque règle de langue, son chiffre, et où revenir ;
  puis les absolus (toujours, jamais, seul…), que l’on prouve ou que l’on redit.
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
    const lines = [...reportLines(reportOf(tutorial, library)), ...absoluteLines(tutorial)];
    console.log([tutorial.folder, ...lines, ''].join('\n'));
  }
}

main();
