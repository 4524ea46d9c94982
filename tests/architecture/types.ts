import ts from 'typescript';
import { at, type Law } from './source.ts';
import { partsOf } from './syntax.ts';

/** Astro asks each component for a type of this name. */
const PROPS = 'Props';

/** The parts of src, each read by itself: the site, the workshop, each tool. */
const PART = /^src\/(?:tools\/[^/]+|workshop)\//;

/** Law 11: an interface or a type alias, exported or not, has a name of its own in its part of src. */
export const types: Law = (tree) => {
  const homes = new Map<string, string>();
  return tree
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((source) =>
      partsOf(source)
        .scripts.flatMap(({ statements }) => [...statements])
        .flatMap((node) => {
          if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return [];
          const name = node.name.text;
          const key = `${PART.exec(source.path)?.[0] ?? ''}${name}`;
          const home = homes.get(key);
          if (home === undefined) homes.set(key, source.path);
          if (name === PROPS || home === undefined || home === source.path) return [];
          return [
            at(source, node.getStart(), `type ${name} is in ${home} too; name what this one is`),
          ];
        }),
    );
};
