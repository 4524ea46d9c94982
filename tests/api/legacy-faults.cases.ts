import { CUT_NAME, type Fault, HTML, HUGE, LONG_NAME, poisoned } from './faults.cases.ts';

/** The faults of the videos of a legacy course: `kept` are the names that remain (X8). */
type PartlyGood = Fault & { items: () => unknown; kept: readonly string[] };

/** What a healthy service answers: a first element that holds the videos (N4). */
export const LEGACY_GOOD = [{ videos: [video('a'), video('b')] }];

export const LEGACY_PARTLY_GOOD: readonly PartlyGood[] = [
  {
    row: 19,
    fault: 'wrongtypes',
    items: () => [
      { videos: {} },
      { videos: [video(7), video({}), video('a', { videoDescription: [] }), video(['b'])] },
    ],
    kept: ['a'],
  },
  {
    row: 20,
    fault: 'missing',
    items: () => [{ videos: [{}, { videoLink: '/media/a.mp4' }, { videoName: 'b' }] }],
    kept: ['b'],
  },
  {
    row: 21,
    fault: 'nullitems',
    items: () => [null, { videos: [null, video('a'), null, video('b')] }],
    kept: ['a', 'b'],
  },
  {
    row: 22,
    fault: 'huge',
    items: () => [
      { videos: HUGE.map((name) => video(name, { videoDescription: 'Bien. '.repeat(60) })) },
    ],
    kept: HUGE,
  },
  {
    row: 23,
    fault: 'dupes',
    items: () => [{ videos: [video(LONG_NAME), video('a'), video('a')] }],
    kept: [CUT_NAME, 'a', 'a'],
  },
  {
    row: 24,
    fault: 'hostile',
    items: () => [
      poisoned(),
      {
        videos: [
          video(HTML, { videoLink: 'javascript:alert(1)', videoDescription: HTML }),
          video('b', { videoLink: 'data:text/html,<script>alert(1)</script>' }),
          poisoned(),
        ],
      },
    ],
    kept: [HTML, 'b'],
  },
];

export function namesOf([course]: typeof LEGACY_GOOD): string[] {
  return course?.videos.map(({ videoName }) => String(videoName)) ?? [];
}

function video(videoName: unknown, fields: object = {}) {
  return {
    videoName,
    videoLink: `/media/sections/${videoName}.mp4`,
    videoDescription: 'Bien.',
    ...fields,
  };
}
