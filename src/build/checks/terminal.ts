import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import astroTerminal from 'astro/logger/node';

/** « [200] /ressources 12ms » */
const REQUEST = /^\[\d{3}\] /;
/** A line of the checks, which Astro prints when its page is asked for. */
const FAULT = /^content\/[^:]+:\d+ : /;
/** Of a page that is not there: the browser shows it. */
const MISSING = /^A `getStaticPaths\(\)` route pattern|^Entry \S+ → \S+ was not found/;
/** It reads the content, of which the checks say in French what is wrong. */
const READER = 'draftable-files';

/**
 * Where Astro writes while one writes: requests, warnings and errors. Left out, for they are English and of
 * no use to writers: its steps, and what it says of a file of which the checks have spoken.
 */
export default function terminal(): AstroLoggerDestination {
  const astro = astroTerminal();
  let last = '';
  return {
    write(event: AstroLoggerMessage) {
      const message = stripVTControlCharacters(event.message);
      // Astro prints an error of a page, and again where it was thrown.
      if (message === last) return;
      last = message;
      if (FAULT.test(message)) console.error(message.trim());
      else if (event.level === 'info' ? REQUEST.test(message) : isUseful(event.label, message)) {
        astro.write(event);
      }
    },
  };
}

function isUseful(label: string | null, message: string): boolean {
  return label !== READER && !MISSING.test(message);
}
