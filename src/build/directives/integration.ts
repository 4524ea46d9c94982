import type { AstroIntegration } from 'astro';

/** Adds `client:intent`, `client:known` and `client:near`: when an island wakes (`intent.ts`, …). */
export function directives(): AstroIntegration {
  return {
    name: 'directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'known', 'near']) {
          addClientDirective({ name, entrypoint: `./src/build/directives/${name}.ts` });
        }
      },
    },
  };
}
