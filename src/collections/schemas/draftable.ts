import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { isDraft } from '../../rules/site/draft.ts';
import type { Read, Unreadable } from './tolerant.ts';

type Files = Parameters<typeof glob>[0] & { base: string; pattern: string };

/** Astro gives it to every loader, and its types say nothing of it. */
interface EntryTypes {
  entryTypes: Map<string, { getEntryInfo(file: { contents: string }): Promise<object> }>;
}

/**
 * Reads files that may be unfinished, for a schema that is `tolerant`. While one writes, a faulty file is
 * an entry with its faults: thrown, they would stop the reading of all the others, and what `glob` has
 * not read to the end it does not watch, so that `astro dev` would never see the file mended. A build,
 * which watches nothing, has no drafts and throws the faults (Y6, W9).
 */
export function draftable(files: Files): Loader {
  return {
    name: 'draftable-files',
    load(context) {
      const read = { ...context, entryTypes: readableTypes(context) };
      if (context.watcher) return glob(files).load(read);
      const pattern = [files.pattern, ...draftsIn(files.base).map((draft) => `!${draft}`)];
      const parseData = async <Data extends Record<string, unknown>>(
        entry: Parameters<typeof context.parseData<Data>>[0],
      ) => {
        const data = await context.parseData(entry);
        const { faults = [] } = data as unknown as Partial<
          Extract<Read<unknown>, { faults: unknown }>
        >;
        if (faults.length === 0) return data;
        const file = relative('.', entry.filePath ?? entry.id);
        throw new Error(faults.map((sentence) => `${file} : ${sentence}`).join('\n'));
      };
      return glob({ ...files, pattern }).load({ ...read, parseData });
    },
  };
}

/** The files of drafts, as patterns in their folder: `sql/*`, `couture-boubou.yaml`. */
function draftsIn(base: string): string[] {
  return globSync(['*/tutorial.yaml', '*.yaml'], { cwd: base })
    .filter((file) => isDraft(readFileSync(join(base, file), 'utf8')))
    .map((file) => (dirname(file) === '.' ? file : `${dirname(file)}/*`));
}

/** Those of the context, for which a file that is no YAML has a fault instead of its fields. */
function readableTypes(context: LoaderContext): EntryTypes['entryTypes'] {
  const { entryTypes } = context as LoaderContext & EntryTypes;
  return new Map(
    [...entryTypes].map(([end, type]) => {
      const getEntryInfo = async (file: { contents: string }) => {
        try {
          return await type.getEntryInfo(file);
        } catch {
          const unreadable = 'ce fichier n’est pas du YAML, ou son en-tête n’en est pas';
          const data: Unreadable = { unreadable, isDraft: isDraft(file.contents) };
          return { data, body: '', slug: '', rawData: '' };
        }
      };
      return [end, { ...type, getEntryInfo }];
    }),
  );
}
