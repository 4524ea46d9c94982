import { violationsOnBothDevices } from '../support/axe.ts';
import { STATES } from '../support/legacy.ts';
import { tooNarrow } from '../support/overflow.ts';
import { shiftOf, watchShift } from '../support/shift.ts';
import { expect, test } from '../support/site.ts';

test.use({ breaksNetwork: true, viewport: { width: 360, height: 740 } });

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state}: nothing shifts, no accessibility violation, light or dark, no sideways scroll`, async ({
    page,
  }) => {
    await watchShift(page);
    await reach(page);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(await violationsOnBothDevices(page)).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
  });
}
