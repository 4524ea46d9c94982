import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noCache, openCache } from '../../../../src/cache/cache.ts';
import type { Fault } from '../../read/sample.ts';
import { testKeyOf } from '../../run/cache/test-cache.ts';
import { faultText } from '../../run/report/report.ts';
import { runSamples } from '../../run/run.ts';
import { technologies } from '../all.ts';

const cache = openCache();
const SETTINGS = 'src/main/resources/application.properties';

/** Settings, and what the application has beside its start. */
interface Given {
  readonly settings?: string;
  readonly types?: string;
}

/** What Spring Boot would do and our double does not: it must say so, and answer nothing. */
const REFUSED: readonly (readonly [string, Given, string])[] = [
  ['a setting of Boot', { settings: 'server.ssl.enabled=true' }, '« server.ssl.enabled »'],
  [
    'another base than H2',
    { settings: 'spring.datasource.url=jdbc:mysql://localhost/cars' },
    'la base « jdbc:mysql://localhost/cars » : il n’a que H2',
  ],
  ['a way to fill the base', { settings: 'spring.sql.init.mode=toujours' }, 'mode=toujours'],
  ['a level of log', { settings: 'logging.level.sn=fort' }, 'le niveau de journal « fort »'],
  [
    'a log shown with the lines of Spring 4.3',
    { settings: 'logging.pattern.console=%msg%n' },
    'logging.pattern.console sans logging.level.root=warn',
  ],
  [
    'a word of the form of a log',
    { settings: 'logging.level.root=warn\nlogging.pattern.console=%thread%n' },
    '« %thread » dans logging.pattern.console',
  ],
  ['a part of the error', { settings: 'server.error.include-message=on-param' }, 'on-param'],
  [
    'rules of origins on a method',
    { types: '@RestController class A { @CrossOrigin @GetMapping("/a") int a() { return 1; } }' },
    '@CrossOrigin',
  ],
  [
    'a constraint on a parameter',
    { types: '@RestController class A { @GetMapping("/a") int a(@Min(1) int n) { return n; } }' },
    'une contrainte sur un paramètre',
  ],
];

/** What Boot refuses too, and Spring alone accepts. */
const REFUSED_BY_BOOT: typeof REFUSED = [
  [
    'beans in a circle',
    { types: '@Service class A { @Autowired B b; }\n@Service class B { @Autowired A a; }' },
    'circular reference',
  ],
  [
    'two beans of one name',
    {
      types:
        '@Configuration class A { @Bean Integer n() { return 1; } }\n@Configuration class B { @Bean Integer n() { return 2; } }',
    },
    "Invalid bean definition with name 'n'",
  ],
  [
    'a name without a value',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a form of Spring
    { types: '@Service class A { A(@Value("${cars.nom}") String nom) {} }' },
    "Could not resolve placeholder 'cars.nom'",
  ],
];

const ROWS = [...REFUSED, ...REFUSED_BY_BOOT];
const PAGE = ROWS.map(([, given]) => applicationWith(given)).join('\n');
const FENCES = PAGE.split('\n').flatMap((line, at) => (line === '```java server' ? [at + 1] : []));

it('the double of Spring Boot refuses what it does not do, and what Boot refuses', async () => {
  const used = technologies.filter(({ name }) => name === 'java' || name === 'spring');
  const key = await testKeyOf(PAGE, used);
  const faults = cache.get<Fault[]>(key) ?? (await faultsOfPage());
  // The fault of a row lies where its fence does.
  const told = new Map(faults.map((fault) => [fault.line, faultText(fault)]));
  expect(ROWS.map(([title], at) => [title, told.get(FENCES[at] ?? 0)])).toEqual(
    ROWS.map(([title, , says]) => [title, expect.stringContaining(says)]),
  );
  cache.put(key, faults);
});

async function faultsOfPage(): Promise<readonly Fault[]> {
  const root = mkdtempSync(join(tmpdir(), 'samples-double-'));
  const page = join(root, '3-bases.mdx');
  writeFileSync(page, PAGE);
  const { faults } = await runSamples([page], noCache);
  rmSync(root, { recursive: true });
  return faults;
}

function applicationWith({ settings = '', types = '' }: Given): string {
  return `\`\`\`properties file=${SETTINGS}
${settings}
\`\`\`

\`\`\`java server
package sn.cars;

import jakarta.validation.constraints.*;
import org.springframework.beans.factory.annotation.*;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.*;
import org.springframework.stereotype.*;
import org.springframework.web.bind.annotation.*;

@SpringBootApplication
class CarsApplication {
    public static void main(String[] args) {
        SpringApplication.run(CarsApplication.class, args).getBean("errorAnswers");
    }
}

${types}
\`\`\`
`;
}
