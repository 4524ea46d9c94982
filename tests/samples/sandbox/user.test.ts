import { spawn } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dropTo, isRoot } from './isolation.ts';
import { freeUser } from './user.ts';

/** Outside the range of the sandbox, so that programs of other tests do not count. */
const FIRST = 61_000;

/** Starts a program as this user, and returns when it runs. */
async function runAs(user: number): Promise<void> {
  const [setpriv = '', ...identity] = dropTo(user);
  const program = spawn(setpriv, [...identity, 'sh', '-c', 'echo ready; read end']);
  onTestFinished(() => void program.stdin.end());
  await new Promise((ready) => program.stdout.once('data', ready));
}

describe.skipIf(!isRoot())('freeUser', () => {
  it('returns the one user who runs nothing', async () => {
    await runAs(FIRST);
    await runAs(FIRST + 2);
    expect(freeUser(FIRST, FIRST + 2)).toBe(FIRST + 1);
  });

  it('throws when each runs something', async () => {
    await runAs(FIRST + 3);
    expect(() => freeUser(FIRST + 3, FIRST + 3)).toThrow('aucun utilisateur libre');
  });

  it('returns a user of the range of the sandbox', () => {
    expect(freeUser()).toBeGreaterThanOrEqual(62_000);
    expect(freeUser()).toBeLessThan(65_000);
  });
});
