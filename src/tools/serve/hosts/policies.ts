import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, pagesIn } from '../../../build/folder.ts';
import { parseHtml } from '../../../build/page.ts';
import { contentSecurityPolicy } from '../../../build/policy.ts';
import type { Settings } from '../../../build/settings.ts';
import { policyIn } from '../../../build/tidy.ts';
import { SANDBOXES } from '../../../workshop/frame-paths.ts';

/** What the policy of each page adds to that of all answers, by its address: `/seller` → `script-src …`. */
export type PagePolicies = Readonly<Record<string, string>>;

/** It answers for addresses of any name, which no rule of a host can list: its own text guards it. */
const NOT_FOUND = '/404';
/** Trusted Types stand with the pages: the frame of the workshop writes the document of its reader. */
const OF_PAGES = /^(?:require-trusted-types-for|trusted-types) /;
/** What the shared policy says in its own words. */
const OF_FRAMES = /^worker-src /;
const SOURCES = "'self' 'unsafe-inline'";

/**
 * The policy of every answer, whatever it is: a page without its own text is still held by it. No hash is
 * in it, for it stands in the settings of a server from one build to the next (W12).
 */
export function sharedPolicy(settings: Settings): string {
  return [
    ...contentSecurityPolicy(settings).directives.filter(
      (one) => !OF_PAGES.test(one) && !OF_FRAMES.test(one),
    ),
    // The worker of the search compiles its program, and the tests of an exercise are modules in a text:
    // pages, which name their programs by hashes, say again that theirs are not.
    `script-src ${SOURCES} 'wasm-unsafe-eval' data:`,
    `style-src ${SOURCES}`,
    // The frame of Python makes its worker of what it was given; pages say again that they may not.
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * What the built pages say of themselves and the shared policy does not: the hashes of their code, and
 * Trusted Types. The frames of the workshop say all of it again, and have no origin even when they are
 * opened by their address (W12, U2).
 */
export function pagePolicies(folder: string, settings: Settings): PagePolicies {
  const shared = new Set(directivesOf(sharedPolicy(settings)));
  const pages = pagesIn(folder).map((file) => {
    const address = addressOf(file);
    const own = directivesOf(policyOf(readFileSync(join(folder, file), 'utf8')));
    const sandbox = SANDBOXES[address];
    const added = sandbox ? [`sandbox ${sandbox}`, ...own] : own.filter((one) => !shared.has(one));
    return [address, added.join('; ')] as const;
  });
  return Object.fromEntries(pages.filter(([path, added]) => added && path !== NOT_FOUND));
}

/** The file by which a server knows that what is online is the build whose policies it was given. */
export function markOf(pages: PagePolicies): string {
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
  return `/politiques-${hash.slice(0, 8)}.txt`;
}

/** What the policy of a page says; browsers read it in the head alone. */
function policyOf(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  return `${policyIn(parseHtml(head))?.properties.content ?? ''}`;
}

function directivesOf(policy: string): string[] {
  return policy
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}
