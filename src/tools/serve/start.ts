import { once } from 'node:events';
import { isUpToDate } from '../../build/built-from.ts';
import { readSettings, type Settings } from '../../build/settings.ts';
import { requireFreePorts, startAstro } from './processes.ts';
import { serveSite } from './site.ts';

/**
 * `npm start`: builds the site unless `dist/` is what a build would write, then serves it and the local API
 * on two origins (W4).
 */
const ports = await requireFreePorts();
const settings = soundSettings();
if (settings && isUpToDate(settings)) {
  console.log('Rien n’a changé depuis la dernière construction : le site est servi tel quel.');
} else {
  const [code] = await once(startAstro('build'), 'exit');
  if (code !== 0) process.exit(code ?? 1);
}
await serveSite(ports);

/** Undefined when one of them is faulty: the build says which. */
function soundSettings(): Settings | undefined {
  try {
    return readSettings();
  } catch {
    return undefined;
  }
}
