import type { Plugin } from 'rolldown';

const NOTHING = '\0no-acorn';

/**
 * A Vite plugin: one copy of acorn for the workshop. acorn-jsx takes it from the parser that it extends, and
 * asks for the CommonJS half of acorn only of a parser that has none: 28 KB that no browser runs.
 */
export function oneAcorn(): Plugin {
  return {
    name: 'one-acorn',
    resolveId: {
      order: 'pre',
      handler: (source, importer, { kind }) =>
        source === 'acorn' && kind === 'require-call' && importer?.includes('/acorn-jsx/')
          ? NOTHING
          : undefined,
    },
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}
