import type { ViewportSize } from '@playwright/test';
import type { Folder } from '../../read/folder.ts';
import type { Job, Outcome } from '../../read/sample.ts';
import { bundlePackages, type Modules, type Packages } from '../../run/toolchains/packages.ts';
import { type Scene, sceneAt } from '../served-page.ts';
import { runPage } from '../show-page.ts';
import { bundleProgram } from './bundle.ts';

/** A program of the reader's folder, and the file by which it starts. */
export interface Start {
  readonly start: string;
  readonly folder: Folder;
}

/** What a page gives to a program that a bundler makes. */
interface Stage {
  readonly toolchain: string;
  /** What samples may import, and what a page gets for it. */
  readonly modules: Modules;
  readonly head: string;
  readonly body: string;
  readonly viewport?: ViewportSize;
}

/** Whether a program says itself what is mounted. */
export function hasDefault(text: string): boolean {
  return /^export\s+default\b|\bas\s+default\b/m.test(text);
}

/** Sets the stage for programs; what they all import is bundled once, when the first of them asks. */
export function stageOf({ toolchain, modules, head, body, viewport }: Stage) {
  const external = new Set(Object.keys(modules));
  let packages: Promise<Packages> | undefined;
  return async ({ start, folder }: Start): Promise<Scene> => {
    packages ??= bundlePackages(toolchain, modules);
    const { served, importMap } = await packages;
    const files = await bundleProgram({ start, folder, external });
    const page = pageOf(`<script type="importmap">${importMap}</script>${head}`, body);
    const scene = sceneAt('', folder, new Map([...served, ...files, ['index.html', page]]));
    return { ...scene, ...(viewport && { viewport }) };
  };
}

/** Shows it; a program that cannot be bundled is a failure, told in the bundler's words. */
export async function showProgram(job: Job, stage: () => Promise<Scene>): Promise<Outcome> {
  try {
    return await runPage(job, await stage());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { output: '', message, isFailure: true, folder: job.folder };
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
