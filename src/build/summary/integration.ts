import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { requireOnlineServices } from '../online.ts';
import type { Settings } from '../settings.ts';
import { measure } from './measure.ts';
import { summaryOf } from './text.ts';

/**
 * Refuses at once what must not go online, warns of the settings, and says at the end what was built (W19,
 * W20, W21).
 */
export function summary(settings: Settings): AstroIntegration {
  return {
    name: 'summary',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command === 'build') requireOnlineServices(settings);
        for (const warning of settings.warnings) logger.warn(warning);
      },
      'astro:build:done': ({ dir }) => {
        console.log(`\n${summaryOf(settings, measure(fileURLToPath(dir))).join('\n')}\n`);
      },
    },
  };
}
