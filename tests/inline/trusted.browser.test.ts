import { expect, test, vi } from 'vitest';
import program from '../../src/inline/trusted.ts?program';
import { run } from './run.ts';

test('text becomes no HTML, and an address of a program is the worker’s', () => {
  const createPolicy = vi.fn();
  run(program, { window: { trustedTypes: { createPolicy } } });
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('default');
  expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(rules.createHTML('<!doctype html><img src=x onerror=alert(1)>')).toBe('');
  expect(rules.createScriptURL('https://evil.example/a.js')).toBeNull();
  for (const url of ['/sw.js', '/pagefind/pagefind-worker.js']) {
    expect(rules.createScriptURL(url)).toBe(url);
  }
  expect(rules.createScript).toBeUndefined();
});

test('a browser without Trusted Types runs it too', () => {
  expect(() => run(program, { window: {} })).not.toThrow();
});
