import { describe, expect, it } from 'vitest';
import { inFrench, runOfVerdicts } from './test-report.ts';

describe('a test that failed', () => {
  it.each([
    ['1 != 0', 'reçu : 1 ; attendu : 0'],
    ["Lists differ: ['a'] != []", "reçu : ['a'] ; attendu : []"],
    ['expected: <-2> but was: <1>', 'reçu : 1 ; attendu : -2'],
    ['77 00 ==> expected: <true> but was: <false>', '77 00 reçu : false ; attendu : true'],
    ['ValueError: empty', 'ValueError: empty'],
  ])('« %s » is told « %s »', (fault, told) => {
    const run = { tests: [{ name: 'un', fault }, { name: 'deux' }] };
    expect(inFrench(run)).toEqual({ tests: [{ name: 'un', fault: told }, { name: 'deux' }] });
  });
});

describe('the verdicts of a bench', () => {
  const passed = { name: 'un', isPassed: true, text: '' };

  it('name the test in which all was stopped', () => {
    expect(runOfVerdicts([passed], ['un', 'deux', 'trois'], true)).toEqual({
      tests: [{ name: 'un' }, { name: 'deux', fault: 'ne finit pas' }],
    });
  });

  it('are those of the tests that the page lists', () => {
    expect(runOfVerdicts([passed], ['un', 'deux']).error).toContain('la page annonce un, deux');
    expect(runOfVerdicts([passed], ['deux', 'un'], true).error).toContain('la page annonce');
  });
});
