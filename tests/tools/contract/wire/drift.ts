import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Call, type Field, titleOf } from '../../../../src/tools/contract/wire/call.ts';
import { KINDS } from '../../../../src/tools/contract/wire/kinds.ts';

const SITE = 'https://formations.exemple.sn';

/** Anything that a service may put in a field. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('', '  ', 'texte', 7, -1, 0, null, [], ['a'], ['a', 3], '25000'),
  fc.constantFrom<unknown>('http://a.sn/b', 'https://a.sn/b', '/media/a.png', 'javascript:a'),
  fc.constantFrom<unknown>({ price: 5 }, { prix: '5' }, '{"price":5000}', '{"price":-1}'),
);

/** The table says what the decoder does: when one of them changes alone, these tests fail. */
export function testDrift(calls: readonly Call[]): void {
  for (const call of calls.filter(({ answer }) => answer)) {
    const { answer } = call;
    if (!answer) continue;
    const { fields = [], example } = answer;
    const items = answer.items(example) ?? [];
    const decode = (item: unknown) => answer.decode(answer.holding([item]), SITE);
    const isKept = (item: unknown) => {
      const decoded = decode(item);
      return decoded !== undefined && !(Array.isArray(decoded) && decoded.length === 0);
    };

    test(`${titleOf(call)}: the example is read whole`, () => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(isKept)).toBe(true);
      expect(answer.holding(items)).toEqual(example);
    });

    test(`${titleOf(call)}: the example holds fields of the table only, and each of its kind`, () => {
      for (const item of fields.length > 0 ? items : []) {
        for (const [name, value] of Object.entries(Object(item))) {
          const field = fields.find((one) => one.name === name);
          expect(field, name).toBeDefined();
          if (field) expect(KINDS[field.kind].reads(value, SITE), name).toBe(true);
        }
      }
    });

    for (const field of fields) {
      const { name, need } = field;
      test(`${titleOf(call)}: ${name} is ${need}`, () => {
        const { [name]: _, ...without } = Object(items[0]);
        expect(isKept(without)).toBe(need !== 'required');
      });

      test(`${titleOf(call)}: ${name} is read exactly when it is of its kind`, () => {
        fc.assert(
          fc.property(anyValue, (value) => {
            const item = { ...Object(items[0]), [name]: value };
            const isRead = KINDS[field.kind].reads(value, SITE);
            if (need === 'required') expect(isKept(item)).toBe(isRead);
            else expect(isKept(item)).toBe(true);
            const own = ownField(decode(item), field);
            if (own) expect(own.value !== undefined, JSON.stringify(value)).toBe(isRead);
          }),
        );
      });
    }
  }
}

/** Where the decoder puts an address or a price: undefined there means that it was refused. */
const PLACES: Readonly<Record<string, string>> = {
  BannerUrl: 'bannerUrl',
  mediaLink: 'mediaLink',
  videoLink: 'link',
  pricing: 'price',
  price: 'price',
};

function ownField(decoded: unknown, { name }: Field): { value: unknown } | undefined {
  const [item] = Array.isArray(decoded) ? decoded : [decoded];
  const place = PLACES[name];
  return place && item ? { value: Object(item)[place] } : undefined;
}
