import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { textError } from '../../rules/fault/plain-error.ts';
import { isDraft } from '../../rules/site/draft.ts';
import type { Faulty } from './tolerant.ts';

type GlobOptions = Parameters<typeof glob>[0] & { base: string; pattern: string };
/** What is wrong in a file, by its path: one line for each fault. */
type FaultsOf = (file: string, text: string) => readonly string[];

/** Astro gives it to every loader, and its types say nothing of it. */
interface EntryTypes {
  entryTypes: Map<string, EntryType>;
}
interface EntryType {
  getEntryInfo(file: { contents: string; fileUrl: URL }): unknown;
}

/**
 * Reads files that may be unfinished, for a schema that is `tolerant`. While one writes, a faulty file is
 * an entry with its faults: thrown, they would stop the reading of all the others, and what `glob` has
 * not read to the end it does not watch, so that `astro dev` would never see the file mended. A build,
 * which watches nothing, has no drafts and throws the faults (Y6, W9).
 */
export function draftable(files: GlobOptions, faultsOf: FaultsOf): Loader {
  return {
    name: 'draftable-files',
    load(context) {
      if (context.watcher) {
        return glob(files).load(reading(context, faultsOf, (faulty) => faulty));
      }
      const pattern = [files.pattern, ...draftsIn(files.base).map((draft) => `!${draft}`)];
      return glob({ ...files, pattern }).load(
        reading(context, faultsOf, ({ faults }) => {
          throw textError(faults.join('\n'));
        }),
      );
    },
  };
}

/** The files of drafts, as patterns in their folder: `sql/*`, `couture-boubou.yaml`. */
function draftsIn(base: string): string[] {
  return globSync(['*/tutorial.yaml', '*.yaml'], { cwd: base })
    .filter((file) => isDraft(readFileSync(join(base, file), 'utf8')))
    .map((file) => (dirname(file) === '.' ? file : `${dirname(file)}/*`));
}

/** The context, in which the data of a faulty file are what `answer` makes of its faults. */
function reading(
  context: LoaderContext,
  faultsOf: FaultsOf,
  answer: (faulty: Faulty) => Faulty,
): LoaderContext & EntryTypes {
  const { entryTypes } = context as LoaderContext & EntryTypes;
  const getEntryInfo =
    (type: EntryType): EntryType['getEntryInfo'] =>
    (file) => {
      const path = relative('.', fileURLToPath(file.fileUrl)).replaceAll('\\', '/');
      const faults = faultsOf(path, file.contents);
      if (faults.length === 0) return type.getEntryInfo(file);
      const data = answer({ faults, isDraft: isDraft(file.contents) });
      return { data, body: '', slug: '', rawData: '' };
    };
  const read = [...entryTypes].map(
    ([end, type]) => [end, { ...type, getEntryInfo: getEntryInfo(type) }] as const,
  );
  return { ...context, entryTypes: new Map(read) };
}
