import type { Break } from './break.ts';

/** What only the built site, or its look, shows. */
export const SITE: readonly Break[] = [
  {
    name: 'quiet text is too pale',
    file: 'src/styles/tokens.css',
    from: '--muted: light-dark(#',
    to: '--muted: light-dark(#999999, #999999); --pale: light-dark(#',
    seenBy: 'tests/styles/tokens.test.ts',
  },
  {
    name: 'a server that is down hides the page on the device',
    file: 'src/worker/main.ts',
    from: 'first && first.status < SERVER_IS_DOWN',
    to: 'first',
    seenBy: 'tests/site/offline-answers.spec.ts',
  },
  {
    name: 'a long word leaves the screen',
    file: 'src/styles/course/course-page.css',
    from: 'no column grows with it. */\n    overflow-wrap: anywhere;',
    to: 'no column grows with it. */',
    seenBy: 'tests/site/long-words.spec.ts',
  },
];
