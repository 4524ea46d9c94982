import type { AstroIntegration } from 'astro';

/** Adds `client:intent` and `client:near`: when an island wakes (`intent.ts`, `near.ts`). */
export function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'near']) {
          addClientDirective({ name, entrypoint: `./src/build/directives/${name}.ts` });
        }
      },
    },
  };
}
