import { describe, expect, it } from 'vitest';
import { collect } from '../../read/collect.ts';
import { technologies } from '../../technologies/all.ts';
import { isFailed, reportOf, summaryOf, tablesOf } from './report.ts';
import { newResults } from './results.ts';

describe('the report', () => {
  const [python] = technologies;
  const results = newResults();
  if (python) results.count(python, 'samples', true);
  results.skip('css');
  results.ignored.push({ file: 'p.mdx', line: 3, says: 'demande un réseau', remedy: '' });
  const pictures = { missing: [], unused: [], faults: [] };
  const findings = {
    roots: [],
    results,
    films: { stale: [], unused: [] },
    pictures,
    isolation: 'setpriv',
    missing: ['chromium'],
  } as const;

  it('names the tools of each technology, what was left out and why', () => {
    const lines = summaryOf(reportOf(findings));
    expect(lines[0]).toMatch(/^python : 1 exemple, dont 1 inchangé ; vérifié avec Python 3\.\d+/);
    expect(lines).toContain('ignoré p.mdx:3 : demande un réseau');
    expect(lines).toContain('css : 1 exemple sauté, il manque chromium');
    expect(lines.join()).toContain('Isolement réduit (setpriv)');
  });

  it('does not say « vérifié » of what was only compiled', () => {
    const compiled = newResults();
    const page = collect('p.mdx', '```python\nprint(1)\n```\n');
    const only = python && { ...python, isOnlyCompiled: () => true };
    if (only) compiled.count(only, 'samples', false, page.samples[0]);
    const report = reportOf({ ...findings, results: compiled, missing: [] });
    expect(report.technologies).toMatchObject([{ compiled: 1 }]);
    expect(summaryOf(report)[0]).toMatch(
      /^python : 1 exemple ; compilé, non exécuté, avec Python 3\.\d+/,
    );
  });

  it('shows the table of an exercise that is at fault, or named alone', () => {
    const told = newResults();
    const names = ['x/exercises/1-a', 'x/exercises/2-b', 'x/exercises/3-c', 'x/exercises/4-d'];
    for (const name of names.slice(0, 3)) told.tables.set(name, [' 1', ' ×  mauvaise oublie']);
    told.tables.set('x/exercises/4-d', []);
    const fault = { line: 2, says: '', remedy: '' };
    told.faults.push({ file: 'x/exercises/1-a/variants.yaml', ...fault });
    told.faults.push({ file: 'x/exercises/4-d/starter.py', ...fault });
    const lines = tablesOf(reportOf({ ...findings, roots: ['x/exercises/2-b'], results: told }));
    expect(lines).toEqual([
      'x/exercises/1-a',
      '   1',
      '   ×  mauvaise oublie',
      'x/exercises/2-b',
      '   1',
      '   ×  mauvaise oublie',
    ]);
  });

  it('fails on a fault, and in CI on a skipped sample', () => {
    const report = reportOf({ ...findings, isolation: 'bubblewrap' });
    expect(isFailed(report, false)).toBe(false);
    expect(isFailed(report, true)).toBe(true);
    const fault = { file: 'p.mdx', line: 1, says: '', remedy: '' };
    expect(isFailed({ ...report, skipped: {}, faults: [fault] }, false)).toBe(true);
  });

  it('names the samples that readers could try, once a page', () => {
    const untried = newResults();
    const { samples } = collect('p.mdx', '```python\n1\n```\n\n```python\n2\n```\n');
    untried.untried.push(...samples);
    const lines = summaryOf(reportOf({ ...findings, results: untried }));
    expect(lines).toContainEqual(expect.stringMatching(/^p\.mdx : .* lignes 1, 5 — .*« essayer »/));
  });

  it('says that nothing ran where no isolation works', () => {
    expect(
      summaryOf(reportOf({ ...findings, isolation: undefined, missing: [] })).join(),
    ).toContain('rien n’a été exécuté');
  });
});
