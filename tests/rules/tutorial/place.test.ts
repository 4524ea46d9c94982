import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeIn } from '../../../src/rules/tutorial/place.ts';
import { isStepKey } from '../../../src/rules/tutorial/steps.ts';

describe('the place that is kept for a tutorial (R7)', () => {
  test.each([
    [
      'a heading',
      { python: 'bases-repeter-avec-for' },
      { step: 'bases', heading: 'bases-repeter-avec-for' },
    ],
    ['a step', { python: 'exos' }, { step: 'exos', heading: undefined }],
    ['another tutorial', { sql: 'exos' }, undefined],
    ['no step', { python: 'contenu' }, undefined],
    ['a heading of no step', { python: 'contenu-un' }, undefined],
    ['markup', { python: 'bases-<b>' }, undefined],
    ['an address', { python: 'bases-a?b=c' }, undefined],
    ['a long text', { python: `bases-${'a'.repeat(300)}` }, undefined],
    ['a number', { python: 3 }, undefined],
    ['a list', ['bases'], undefined],
    ['a text', 'bases', undefined],
    ['nothing', null, undefined],
    ['no record', undefined, undefined],
  ])('%s', (_, record, place) => {
    expect(placeIn(record, 'python')).toEqual(place);
  });

  test('a name of every object is no tutorial', () => {
    expect(placeIn({}, 'constructor')).toBeUndefined();
    expect(placeIn(JSON.parse('{"__proto__":{"python":"bases"}}'), 'python')).toBeUndefined();
  });

  test('whatever the record holds, a place is a step and perhaps one of its headings', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('bases', 'bases-a', 'utils-'));
    const record = fc.oneof(fc.anything(), fc.dictionary(fc.constant('python'), text));
    fc.assert(
      fc.property(record, (one) => {
        const place = placeIn(one, 'python');
        if (!place) return;
        expect(isStepKey(place.step)).toBe(true);
        if (place.heading) expect(place.heading).toMatch(new RegExp(`^${place.step}-[a-z0-9-]+$`));
      }),
    );
  });
});
