import type { Route, ViewportSize } from '@playwright/test';
import { type Folder, readFile } from '../read/folder.ts';
import { type Sample, shownParts } from '../read/sample.ts';
import type { Job } from '../run/technology.ts';

/** This site does not exist: the runner gives every answer. */
const ORIGIN = 'https://exemple.test';
/** A cheap phone, in CSS pixels. */
export const PHONE_VIEWPORT: ViewportSize = { width: 360, height: 740 };
/** Logged before the sample itself: what the continued samples logged is not repeated. */
export const SAMPLE_START = '\u001E';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  csv: 'text/csv; charset=utf-8',
};
/** A lesson may show an image that only the reader has: one grey point replaces it. */
export const PICTURE = /\.(png|jpe?g|webp|gif|avif)$/;
const GREY_POINT = Buffer.from(
  'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

/** A page to open: its address, and the answers to the requests of the browser. */
export interface ServedPage {
  readonly address: string;
  /** The browser's default when absent. */
  readonly viewport?: ViewportSize;
  answer(route: Route): Promise<void>;
}

/** The page that a reader has: what the sample continues, then the sample, in the reader's folder. */
export function serveJob({ sample, folder }: Job): ServedPage {
  const served = new Map<string, string>();
  const start = compose(shownParts(sample), served, folder);
  return serveFolder(start, folder, served);
}

/** A page of a folder. The files of `served` replace those of the folder. */
export function serveFolder(
  name: string,
  folder: Folder,
  served: ReadonlyMap<string, string> = new Map(),
): ServedPage {
  return {
    address: `${ORIGIN}/${name}`,
    answer: (route) => answer(route, served, folder),
  };
}

/** Serves each part as a file, so that messages name its lines. Returns the name of the page. */
function compose(parts: readonly Sample[], served: Map<string, string>, folder: Folder): string {
  const markup = parts.filter(({ language }) => language === 'html');
  const main = markup.findLast(({ file }) => file)?.file;
  const index = markup.length === 0 && folder['index.html'] ? 'index.html' : undefined;
  const named = main ?? index;
  const extras = parts.flatMap((part, at) => {
    const isLast = at === parts.length - 1;
    const marker = isLast ? `<script>console.debug(${JSON.stringify(SAMPLE_START)})</script>` : '';
    return [marker, named && part.file ? '' : extraOf(part, at, served)];
  });
  const before = named
    ? String(readFile(folder, named))
    : wholePage(markup.map(({ text }) => text).join('\n'));
  const name = named ?? 'exemple.html';
  served.set(name, before + extras.join(''));
  return name;
}

function extraOf({ language, text }: Sample, at: number, served: Map<string, string>): string {
  const name = `exemple-${at + 1}`;
  if (language === 'css') {
    served.set(`${name}.css`, text);
    return `<link rel="stylesheet" href="/${name}.css">`;
  }
  if (language !== 'javascript') return '';
  served.set(`${name}.js`, text);
  const type = /^\s*(import|export)\b/m.test(text) ? 'module' : 'text/javascript';
  return `<script type="${type}" src="/${name}.js"></script>`;
}

/** On one line, so that messages keep the line numbers of the writer. */
function wholePage(text: string): string {
  if (/<!doctype|<html[\s>]/i.test(text)) return text;
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Exemple</title><body>${text}`;
}

async function answer(route: Route, served: ReadonlyMap<string, string>, folder: Folder) {
  const url = new URL(route.request().url());
  if (url.origin !== ORIGIN) return route.abort();
  const name = decodeURIComponent(url.pathname.slice(1)) || 'index.html';
  const body = served.get(name) ?? readFile(folder, name);
  const contentType = TYPES[name.split('.').at(-1) ?? ''];
  if (body !== undefined) return route.fulfill({ body, ...(contentType && { contentType }) });
  if (PICTURE.test(name)) return route.fulfill({ body: GREY_POINT, contentType: 'image/gif' });
  return route.fulfill({ status: 404, body: '' });
}
