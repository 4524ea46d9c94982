import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Place, released, requireRsync, run, SCRIPT } from './plant-build.ts';

beforeAll(requireRsync);

test('a file that changes while it is copied stays off line', () => {
  using place = released('a');
  place.make('b');
  const { status, stderr } = place.release(
    shadow(
      place,
      ['rsync'],
      '"$real" "$@"; [ -d .next/site ] && echo coupé > .next/site/index.html',
    ),
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^< [\da-f]{64} {2}index\.html$/m);
  expect([place.online('index.html'), place.damage()]).toEqual(['accueil a', '']);
});

describe('two releases at once', () => {
  test('the second refuses and touches nothing, the first ends', () => {
    using place = released('a');
    place.make('b');
    // The second begins while the first copies.
    const { status } = place.release(
      shadow(
        place,
        ['rsync'],
        `[ -e second ] || (cd ../ && bash '${SCRIPT}' www 2> www/second); "$real" "$@"`,
      ),
    );
    expect(status).toBe(0);
    expect(readFileSync(join(place.site, 'second'), 'utf8')).toContain(
      'Une autre mise en ligne est en cours',
    );
    expect([place.online('index.html'), place.damage()]).toEqual(['accueil b', '']);
    expect(place.names()).toHaveLength(2);
  });

  test('whoever comes first, what is online is whole', async () => {
    using place = released('a');
    for (const version of ['b', 'c', 'd', 'e']) {
      place.make(version);
      const ends = await Promise.all([start(place), start(place)]);
      for (const { status, said } of ends) {
        if (status !== 0) expect(said).toContain('Une autre mise en ligne est en cours');
      }
      expect(ends.map(({ status }) => status)).toContain(0);
      expect([place.online('index.html'), place.damage()]).toEqual([`accueil ${version}`, '']);
    }
  });

  async function start({ root }: Place) {
    const child = spawn('bash', [SCRIPT, 'www'], { cwd: root });
    const said = text(child.stderr);
    const [status] = await once(child, 'close');
    return { status, said: await said };
  }
});

test('killed before any of its commands, it leaves a whole site, and the next release goes on', () => {
  using place = released('a', 'b');
  place.make('c');
  const programs = ['rm', 'mkdir', 'cp', 'rsync', 'diff', 'mv', 'ln', 'sha256sum'];
  const count = join(place.root, 'count');
  // Some of them run side by side: the lock gives each a number of its own.
  const dies = `number=$(flock ${count} bash -c 'echo >> ${count}; wc -l < ${count}')
[ "$number" != "$KILL_AT" ] || kill -9 0
exec "$real" "$@"`;
  const env = shadow(place, programs, dies);
  const before = join(place.root, 'before');
  cpSync(place.site, before, { recursive: true, verbatimSymlinks: true });
  let moment = 0;
  for (let isOver = false; !isOver; ) {
    moment += 1;
    rmSync(count, { force: true });
    rmSync(place.site, { recursive: true });
    cpSync(before, place.site, { recursive: true, verbatimSymlinks: true });
    const asked = { ...env, KILL_AT: String(moment) };
    isOver = run(place.root, `setsid --wait bash '${SCRIPT}' www`, asked).status === 0;
    expect([moment, place.damage()]).toEqual([moment, '']);
    // Until the last of those that were killed is gone.
    run(place.site, 'flock .lock true');
    expect(place.release()).toMatchObject({ status: 0, stderr: '' });
    expect([place.online('index.html'), place.damage()]).toEqual(['accueil c', '']);
  }
  expect(moment).toBeGreaterThan(15);
});

test('a disk that takes no more leaves what was online', () => {
  using place = released('a');
  place.make('b');
  writeFileSync(join(place.build, 'film.mp4'), 'a'.repeat(1_000_000));
  // The shell's limit on the size of a file, in blocks of 1,024 bytes: writing beyond it fails.
  expect(run(place.root, `ulimit -f 100; bash '${SCRIPT}' www`).status).not.toBe(0);
  expect([place.online('index.html'), place.damage()]).toEqual(['accueil a', '']);
});

/** Programs that stand before those of the system: `$real` is the one that each hides. */
function shadow({ root }: Place, programs: readonly string[], does: string): { PATH: string } {
  const folder = join(root, 'bin');
  mkdirSync(folder);
  for (const name of programs) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/bash\nreal=/usr/bin/${name}\n${does}\n`);
    chmodSync(file, 0o755);
  }
  return { PATH: `${folder}:${process.env.PATH}` };
}
