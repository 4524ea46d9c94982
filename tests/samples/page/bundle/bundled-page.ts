import type { ViewportSize } from '@playwright/test';
import type { Folder } from '../../read/folder.ts';
import { failed, type Job, type Outcome } from '../../run/technology.ts';
import { bundlePackages, type Modules, type Packages } from '../../run/toolchains/packages.ts';
import { type ServedPage, serveFolder } from '../served-page.ts';
import { runPage } from '../show-page.ts';
import { bundleProgram } from './bundle.ts';

/** A program of the reader's folder, and the file that starts it. */
export interface Start {
  readonly start: string;
  readonly folder: Folder;
}

/** The page in which a bundled program runs. */
interface PageTemplate {
  readonly toolchain: string;
  /** The modules that samples may import, and what the page gets for each. */
  readonly modules: Modules;
  readonly head: string;
  /** Finishes the packages that npm brings half compiled. */
  readonly link?: (code: string) => Promise<string>;
  readonly body: string;
  readonly viewport?: ViewportSize;
}

/** Returns a function that bundles a program into a page. The packages are bundled once, for the first program. */
export function bundlerFor({ toolchain, modules, head, body, link, viewport }: PageTemplate) {
  const external = new Set(Object.keys(modules));
  let packages: Promise<Packages> | undefined;
  return async ({ start, folder }: Start): Promise<ServedPage> => {
    packages ??= bundlePackages(toolchain, modules, link);
    const { served: modulesServed, importMap } = await packages;
    const program = await bundleProgram({ start, folder, external });
    const page = pageOf(`<script type="importmap">${importMap}</script>${head}`, body);
    const files = new Map([...modulesServed, ...program, ['index.html', page]]);
    return { ...serveFolder('', folder, files), ...(viewport && { viewport }) };
  };
}

/** Shows the page of a program. A program that cannot be bundled fails with the message of the bundler. */
export async function runBundledPage(
  job: Job,
  bundlePage: () => Promise<ServedPage>,
): Promise<Outcome> {
  try {
    return await runPage(job, await bundlePage());
  } catch (error) {
    return failed(job, error instanceof Error ? error.message : String(error));
  }
}

function pageOf(head: string, body: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Exemple</title>
${head}
<script type="module" src="/exemple.js"></script>
</head>
<body>${body}</body>
</html>`;
}
