import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';

const ENTITY =
  '```java file=Salle.java\nimport jakarta.persistence.Entity;\n@Entity\npublic class Salle {}\n```\n';

const technologiesIn = (source: string) =>
  collect('p.mdx', source).samples.map(({ technology }) => technology);

describe('a Java sample belongs to Spring', () => {
  it.each([
    [
      'when it imports it',
      'import org.springframework.stereotype.Service;\n@Service class Ventes {}',
    ],
    ['when it imports a constant of it', 'import static org.springframework.http.HttpStatus.OK;'],
    ['when it imports what comes with it', 'import jakarta.validation.Valid;'],
  ])('%s', (_, code) => {
    expect(technologiesIn(`\`\`\`java\n${code}\n\`\`\`\n`)).toEqual(['spring']);
  });

  it.each([
    ['when it names a file that is', 'var salle = new Salle();', 'spring'],
    ['not beside a file that is', 'var salles = new Salles();', 'java'],
  ])('%s', (_, code, technology) => {
    expect(technologiesIn(`${ENTITY}\`\`\`java\n${code}\n\`\`\`\n`)).toEqual([
      'spring',
      technology,
    ]);
  });

  it('when it continues one', () => {
    const first = '```java\nimport org.springframework.http.HttpStatus;\nint n = 1;\n```\n';
    expect(technologiesIn(`${first}\`\`\`java continue\nn++;\n\`\`\`\n`)).toEqual([
      'spring',
      'spring',
    ]);
  });

  it('when it is a server, and its requests with it', () => {
    const page =
      '```js server\nlisten();\n```\n```http\nGET /a\n```\n```java server\nclass A {}\n```\n```http\nGET /b\n```\n```http\nGET /c\n```\n';
    expect(technologiesIn(page)).toEqual(['nodejs', 'nodejs', 'spring', 'spring', 'spring']);
    const [, , server, ...asked] = collect('p.mdx', page).samples;
    expect(server?.requests).toEqual(asked);
  });

  it.each([
    ['plain Java', 'java', 'import java.util.List;\nint prix = 150;', 'java'],
    ['its name in a text', 'java', 'String nom = "import org.springframework.";', 'java'],
    ['another language', 'python', 'import jakarta.persistence', 'python'],
  ])('not for %s', (_, word, code, technology) => {
    expect(technologiesIn(`\`\`\`${word}\n${code}\n\`\`\`\n`)).toEqual([technology]);
  });
});

it('what a program in Java reads belongs to no other technology', () => {
  const schema = (file: string) => `\`\`\`sql file=${file}\nselect 1;\n\`\`\`\n`;
  expect(technologiesIn(schema('src/main/resources/schema.sql'))).toEqual([undefined]);
  expect(technologiesIn(schema('schema.sql'))).toEqual(['sql']);
});
