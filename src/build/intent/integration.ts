import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island that wakes at the first touch (`client.ts`). */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/build/intent/client.ts' });
      },
    },
  };
}
