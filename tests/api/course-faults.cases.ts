import { type Fault, HTML, HUGE, LONG_NAME, poisoned } from './faults.cases.ts';

/** The faults of the three calls that the course pages add to those of the catalogue (X8). */
export type PageSubject = 'details' | 'sections' | 'subscriptions';

type PartlyGood = Fault & Record<PageSubject, { items: () => unknown; kept: unknown }>;

/** What a healthy service answers. */
export const PAGE_GOOD = {
  details: { description: 'Un cours complet.', benefits: ['Lire une erreur'] },
  sections: [section('a'), section('b')],
  subscriptions: [full('a'), full('b')],
};

/** Good items among bad ones: `kept` are the details, or the ids of what is held. */
export const PAGE_PARTLY_GOOD: readonly PartlyGood[] = [
  {
    row: 19,
    fault: 'wrongtypes',
    details: { items: () => ({ description: 7, benefits: ['Lire', 7, {}] }), kept: says('Lire') },
    sections: {
      items: () => [
        section(7),
        section('a', { title: {} }),
        section({}),
        section('b', { price: [] }),
      ],
      kept: ['7', 'a', 'b'],
    },
    subscriptions: {
      items: () => [full(7), { ...full('a'), type: {} }, full({}), full(['a']), full('b')],
      kept: ['7', 'b'],
    },
  },
  {
    row: 20,
    fault: 'missing',
    details: { items: () => ({ nom: 'Python' }), kept: says() },
    sections: { items: () => [{}, { title: 'Sans id' }, { id: 'b' }], kept: ['b'] },
    subscriptions: {
      items: () => [{}, { courseId: 'a' }, { type: 'full' }, full('b')],
      kept: ['b'],
    },
  },
  {
    row: 21,
    fault: 'nullitems',
    details: { items: () => ({ description: null, benefits: [null, 'Lire'] }), kept: says('Lire') },
    sections: { items: () => [null, section('a'), null, section('b')], kept: ['a', 'b'] },
    subscriptions: { items: () => [null, full('a'), null, full('b')], kept: ['a', 'b'] },
  },
  {
    row: 22,
    fault: 'huge',
    details: { items: () => ({ benefits: HUGE }), kept: says(...HUGE) },
    sections: {
      items: () => HUGE.map((id) => section(id, { description: 'Bien. '.repeat(60) })),
      kept: HUGE,
    },
    subscriptions: { items: () => HUGE.map(full), kept: HUGE },
  },
  {
    row: 23,
    fault: 'dupes',
    details: {
      items: () => ({ description: LONG_NAME, benefits: ['Lire', 'Lire'] }),
      kept: { description: LONG_NAME, benefits: ['Lire', 'Lire'] },
    },
    sections: {
      items: () => [section('a', { title: LONG_NAME }), section('a'), section('b')],
      kept: ['a', 'b'],
    },
    subscriptions: { items: () => [full('a'), full('a'), full('b')], kept: ['a', 'a', 'b'] },
  },
  {
    row: 24,
    fault: 'hostile',
    details: {
      items: () => Object.assign(poisoned() as object, { description: HTML, benefits: [HTML] }),
      kept: { description: HTML, benefits: [HTML] },
    },
    sections: {
      items: () => [
        section('a', { title: HTML, mediaLink: 'javascript:alert(1)' }),
        section('b', { mediaLink: 'data:text/html,<script>alert(1)' }),
        poisoned(),
      ],
      kept: ['a', 'b'],
    },
    subscriptions: { items: () => [full(HTML), poisoned(), full('b')], kept: [HTML, 'b'] },
  },
];

function section(id: unknown, fields: object = {}) {
  return { id, title: `Section ${id}`, description: 'Bien.', ...fields };
}

function full(courseId: unknown) {
  return { courseId, type: 'full' };
}

function says(...benefits: string[]) {
  return { description: undefined, benefits };
}
