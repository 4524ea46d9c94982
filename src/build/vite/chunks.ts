import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = new URL('../../', import.meta.url);

/**
 * What the header wakes up on every page, in one file: small files weigh more than their sum. The rest
 * is left to the bundler.
 */
const SHELL = [
  'config.ts',
  'wire/endpoints.ts',
  'api/auth.ts',
  'api/request.ts',
  'stores/site/lazy-features.ts',
  'stores/site/session.ts',
  'browser/page/account.ts',
  'browser/page/consent.ts',
  'browser/page/lazy-features.ts',
  'browser/page/menu.ts',
  'browser/page/notices.ts',
  'browser/page/theme.ts',
  'browser/platform/activity.ts',
  'browser/platform/cookies.ts',
  'browser/platform/storage.ts',
  'browser/platform/tabs.ts',
  'browser/platform/typing.ts',
  'browser/platform/visit.ts',
  'browser/platform/visitor.ts',
] as const;

/** What the workshop of a sample and that of an exercise share, fetched at the tap. */
const WORKSHOP = [
  'workshop/frame/messages.ts',
  'workshop/languages/python/test-names.ts',
  'workshop/languages/web/check.ts',
  'workshop/languages/web/checker.ts',
  'workshop/languages/web/document.ts',
  'workshop/languages/web/loop-guard.ts',
  'workshop/languages/web/offered.ts',
  'workshop/languages/web/web-engine.ts',
  'workshop/open/files.ts',
  'workshop/open/tapped.ts',
  'workshop/page/box.ts',
  'workshop/page/field.ts',
  'workshop/page/frame.ts',
  'workshop/page/stage.ts',
  'workshop/page/stop-button.ts',
  'workshop/page/typed-lines.ts',
  'workshop/registry.ts',
] as const;

/** What « Essayer » brings beside it, of any language: hosts have no room for rules of more files. */
const SAMPLE = [
  'workshop/open/sample.ts',
  'workshop/page/connection.ts',
  'workshop/page/sample-box.ts',
] as const;

/** What others need of the workshop without opening it. First: a group takes what its files import. */
const EXERCISES = ['rules/tutorial/exercises.ts', 'workshop/frames.ts'] as const;

/** Small files that the same pages ask for, put together for the same reason. */
const ADDRESSES = [
  'rules/site/links.ts',
  'rules/site/sites.ts',
  'rules/text/size-label.ts',
  'browser/platform/scroll.ts',
] as const;
const SIGNS = [
  'islands/shell/Boundary.tsx',
  'islands/shell/Icon.tsx',
  'islands/shell/Refresh.tsx',
  'islands/use-typed-text.ts',
  'rules/text/fold.ts',
  'rules/text/typography.ts',
] as const;
const CARD = ['islands/catalog/Cover.tsx', 'islands/shell/Skeleton.tsx'] as const;
const COURSE = [
  'islands/use-part.ts',
  'islands/course/NoCourse.tsx',
  'islands/course/detail/CourseBanner.tsx',
  'islands/course/player/Prose.tsx',
  'islands/course/use-shown.tsx',
] as const;
const PLAN = ['rules/course/media.ts', 'rules/course/page/outline.ts'] as const;
const VISITOR = ['stores/site/consent.ts', 'stores/site/visitor.ts'] as const;
/** Two buttons of a tutorial, fetched at the tap. */
const KEPT = [
  'stores/offline/keep-button.ts',
  'stores/offline/kept-copies.ts',
  'stores/tutorial/share.ts',
] as const;

/** The files of our own that the bundler puts together; throws when one of them has moved. */
export function codeSplitting(shell: readonly string[] = SHELL) {
  return {
    groups: [
      group('exercises', EXERCISES),
      group('shell', shell),
      group('workshop', WORKSHOP),
      group('sample', SAMPLE),
      group('addresses', ADDRESSES),
      group('signs', SIGNS),
      group('card', CARD),
      group('course', COURSE),
      group('plan', PLAN),
      group('visitor', VISITOR),
      group('kept', KEPT),
    ],
  };
}

function group(name: string, names: readonly string[]) {
  const files = new Set(filesNamed(names));
  return { name, test: (id: string) => files.has(id) };
}

/** The paths of files of `src`; throws a sentence that names those that do not exist. */
function filesNamed(names: readonly string[]): string[] {
  const paths = names.map((name) => fileURLToPath(new URL(name, SRC)));
  const missing = names.filter((_, index) => !existsSync(paths[index] ?? ''));
  if (missing.length > 0) {
    const list = missing.map((name) => `src/${name}`).join(', ');
    throw new Error(`src/build/vite/chunks.ts nomme ce qui n’existe plus : ${list}.`);
  }
  return paths;
}
