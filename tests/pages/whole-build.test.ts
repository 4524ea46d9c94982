import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { filesIn } from '../../src/build/folder.ts';

test('the list that a real build writes names each file that readers get, and no other (W26)', () => {
  const whole = execFileSync('/usr/bin/sha256sum', ['--check', '../dist.sha256'], {
    cwd: 'dist',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  expect(whole.replaceAll(': OK', '').trim().split('\n').sort()).toEqual(filesIn('dist'));
});
