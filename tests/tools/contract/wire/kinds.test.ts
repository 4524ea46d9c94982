import { expect, test } from 'vitest';
import { KINDS, type Kind } from '../../../../src/tools/contract/wire/kinds.ts';

const SITE = 'https://formations.exemple.sn';

test.each<{ kind: Kind; value: unknown; isRead: boolean }>([
  { kind: 'id', value: 7, isRead: true },
  { kind: 'id', value: ' ', isRead: false },
  { kind: 'text', value: 'a', isRead: true },
  { kind: 'text', value: 7, isRead: false },
  { kind: 'prose', value: '', isRead: true },
  { kind: 'prose', value: null, isRead: false },
  { kind: 'texts', value: 'a', isRead: true },
  { kind: 'texts', value: ['a', 'b'], isRead: true },
  { kind: 'texts', value: ['a', 3], isRead: false },
  { kind: 'address', value: 'https://medias.exemple.sn/a.webp', isRead: true },
  { kind: 'address', value: 'http://medias.exemple.sn/a.webp', isRead: false },
  { kind: 'price', value: '{"price":25000,"modalite":"premium"}', isRead: true },
  { kind: 'price', value: 0, isRead: true },
  { kind: 'price', value: 'gratuit', isRead: false },
])('$kind, $value: $isRead', ({ kind, value, isRead }) => {
  expect(KINDS[kind].reads(value, SITE)).toBe(isRead);
});
