import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prune, publish } from '../../../../src/tools/serve/release/publish.ts';
import { rollBack } from '../../../../src/tools/serve/release/roll-back.ts';
import {
  currentRelease,
  damagedFiles,
  readRecord,
  releaseNames,
} from '../../../../src/tools/serve/release/store.ts';
import { ownScript, ownSearch, scratch } from './plant-build.ts';

const NOW = new Date('2026-11-22T09:45:00.500Z');

test('whatever is released and rolled back, what is online is whole and every page kept has its scripts', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('publish' as const), version: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ do: fc.constant('back' as const) }),
    fc.record({ do: fc.constant('to' as const), rank: fc.nat(4) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 7 }), fc.integer({ min: 2, max: 4 }), (steps, keep) => {
      using place = scratch();
      /** What the model knows of each release: its version, and the one before it. */
      const made = new Map<string, { version: string; previous: string | undefined }>();
      let expected: string | undefined;
      for (const one of steps) {
        const names = releaseNames(place.site);
        if (one.do === 'publish') {
          const before = expected && made.get(expected)?.version;
          const dated = expected ? dateOf(place.site, 'index.html') : 0;
          place.make(one.version);
          const { isNew, name } = publish(place.build, place.site, NOW);
          // What is online already makes no release: another would push a real one out.
          expect(isNew).toBe(before !== one.version);
          if (isNew) made.set(name, { version: one.version, previous: expected });
          else expect(name).toBe(expected);
          if (before) expect(dateOf(place.site, 'index.html') === dated).toBe(!isNew);
          prune(place.site, keep);
          const count = names.length + (isNew ? 1 : 0);
          expect(releaseNames(place.site)).toHaveLength(Math.min(keep, count));
          expected = name;
        } else {
          const previous = expected && made.get(expected)?.previous;
          const wanted = one.do === 'to' ? names[one.rank] : undefined;
          const target = wanted ?? previous;
          if (expected && target && names.includes(target)) {
            const left = target === expected ? undefined : expected;
            expect(rollBack(place.site, wanted)).toEqual({ name: target, left });
            expected = target;
          } else expect(() => rollBack(place.site, wanted)).toThrow();
        }
        expect(currentRelease(place.site)).toBe(expected);
        if (!expected) continue;
        const kept = releaseNames(place.site);
        expect(kept).toContain(expected);
        expect(kept.flatMap((name) => damagedFiles(place.site, name))).toEqual([]);
        expect(online(place.site, 'index.html')).toBe(`accueil ${made.get(expected)?.version}`);
        for (const name of kept) {
          const version = made.get(name)?.version ?? '';
          expect(online(place.site, ownScript(version))).toBe(`app ${version}`);
          for (const file of ownSearch(version)) {
            expect(online(place.site, file)).toBe(`search ${version}`);
          }
        }
        // The way back stays: at most the last of them may have left.
        const { previous } = made.get(expected) ?? {};
        if (one.do === 'publish' && previous) expect(kept).toContain(previous);
        expect(readRecord(place.site, expected)?.previous ?? undefined).toBe(previous);
      }
    }),
    { numRuns: 20 },
  );
});

function online(site: string, path: string): string {
  return readFileSync(join(site, 'current', path), 'utf8');
}

function dateOf(site: string, path: string): number {
  return statSync(join(site, 'current', path)).mtimeMs;
}
