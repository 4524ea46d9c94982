import { expectTypeOf, test } from 'vitest';
import type { WireError, WireMessage } from '../../src/wire/types.ts';

test('bodies that are only sent hold their fields (O4, F4)', () => {
  expectTypeOf<keyof WireMessage>().toEqualTypeOf<'name' | 'phone' | 'message' | 'type' | 'page'>();
  expectTypeOf<WireError>().toEqualTypeOf<{ status: number; error: string }>();
});
