import type { HookParameters } from 'astro';
import { describe, expect, test } from 'vitest';
import { contentChecks } from '../../src/build/checks/integration.ts';
import { readSettings } from '../../src/build/settings.ts';
import { plantContent } from '../tools/checks/planted-content.ts';

describe('a build stops before Astro reads the content, in the words of the checks, without a stack', () => {
  test('all the faults of all files, sorted; places to fill too (W9, Y7, Y8)', async () => {
    plantContent({
      'content/career/4-sécurité.mdx': '---\ntitle: Sécurité\n---\n',
      'content/catalog/categories.yaml': '- Design\n',
      'content/catalog/courses/couture-boubou.yaml': 'category: Desing\n# À ÉCRIRE : le reste\n',
    });
    const error = await setUp('build').catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ stack: '' });
    const lines = error?.message.split('\n') ?? [];
    expect(lines[0]).toBe('le contenu a des fautes.');
    expect(lines).toContain(
      'content/career/4-sécurité.mdx:1 : le site ne lit aucun fichier de ce nom — nomme-le « 4-securite.mdx »',
    );
    const course = lines.filter((line) => line.includes('couture-boubou.yaml'));
    expect(course).toContainEqual(
      expect.stringMatching(/:1 : la catégorie « Desing » n’existe pas — écris « Design »/),
    );
    expect(course).toContainEqual(expect.stringMatching(/:2 : « À ÉCRIRE » est resté là/));
    expect(lines.slice(1)).toEqual(
      lines.slice(1).toSorted((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1)),
    );
  });

  test('of a draft nothing stops it (Y6)', async () => {
    plantContent({ 'content/tutorials/sql/tutorial.yaml': 'brouillon: true\ntitle: [\n' });
    const error = await setUp('build').catch((thrown: Error) => thrown);
    expect(error?.message).not.toContain('tutorials/sql');
  });

  test('`sync` reads no text', async () => {
    plantContent({ 'content/home.yaml': '[' });
    await expect(setUp('sync')).resolves.toBeUndefined();
  });

  async function setUp(command: 'build' | 'sync'): Promise<undefined> {
    const setup = contentChecks(readSettings({})).hooks['astro:config:setup'];
    await setup?.({ command } as HookParameters<'astro:config:setup'>);
  }
});

function fileOf(line: string): string {
  return line.split(':')[0] ?? '';
}
