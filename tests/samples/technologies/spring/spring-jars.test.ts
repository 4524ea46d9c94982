import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireToolchains } from '../../run/toolchains/setup.ts';
import { SPRING } from './spring-jars.ts';

const REWRITE = join(import.meta.dirname, 'programs/Rewrite.java');
const DEBIAN = '/usr/share/java';
const ASM = ['asm', 'asm-commons', 'asm-tree'].map((name) => join(DEBIAN, `${name}.jar`)).join(':');

/** What javap says of a class of an archive. */
function shapeOf(archive: string, name: string): string {
  const options = ['-c', '-p', '-cp', archive, name];
  return execFileSync('/usr/bin/javap', options, { encoding: 'utf8', maxBuffer: 1e8 });
}

describe('the archives of Spring', () => {
  let spring: string;
  beforeAll(() => {
    expect(requireToolchains(['java', 'junit', 'spring'])).toEqual([]);
    ({ spring } = SPRING.beside());
  });

  it('name the packages of Jakarta, and those that stay in the JDK', () => {
    const filter = shapeOf(
      join(spring, 'spring3-web.jar'),
      'org.springframework.web.filter.OncePerRequestFilter',
    );
    expect(filter).toContain('jakarta.servlet.FilterChain');
    expect(filter).not.toContain('javax');
    const template = shapeOf(
      join(spring, 'spring3-jdbc.jar'),
      'org.springframework.jdbc.core.JdbcTemplate',
    );
    expect(template).toContain('javax.sql.DataSource');
  });

  it('hold ASM 9 under the name that Spring uses', () => {
    const visitor = shapeOf(join(spring, 'asm.jar'), 'org.springframework.asm.ClassVisitor');
    expect(visitor).toMatch(/pop\s+\d+: ldc\s+#\d+\s+\/\/ int 589824\s+\d+: putfield\s.*api/);
  });

  it('are all there', () => {
    const beside = SPRING.beside();
    const places = SPRING.libraries.filter((path) => path.startsWith('../'));
    const absent = places.filter((path) => {
      const [, folder = '', name = ''] = path.split('/');
      return !existsSync(join(beside[folder] ?? '', name));
    });
    expect(absent).toEqual([]);
  });
});

describe('the program that rewrites them', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'samples-rewrite-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  function rewrite(archive: string) {
    const args = ['-XX:TieredStopAtLevel=1', '-cp', ASM, REWRITE, root, archive];
    return spawnSync('/usr/bin/java', args, { encoding: 'utf8' });
  }

  it('stops when an archive is absent', () => {
    const { status, stderr } = rewrite(join(DEBIAN, 'spring5-core.jar'));
    expect(status).toBe(1);
    expect(stderr).toContain('NoSuchFileException: /usr/share/java/spring5-core.jar');
  });

  it('stops when an archive holds nothing of what it mends', () => {
    const other = join(root, 'other/spring3-core.jar');
    mkdirSync(dirname(other));
    copyFileSync(join(DEBIAN, 'opentest4j.jar'), other);
    const { status, stderr } = rewrite(other);
    expect(status).toBe(1);
    expect(stderr).toContain('spring3-core.jar: nothing to mend');
  });
});
