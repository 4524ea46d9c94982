import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { APIContext } from 'astro';
import { tutorialSlugs } from '../../../collections/tutorials.ts';
import { pauseName } from '../../../rules/tutorial/exercises.ts';
import { baseAmong, exerciseLanguage, withPictures } from '../../../workshop/build.ts';

const TUTORIALS = 'content/tutorials';
const BESIDE = /\.(?:jsx?|css|json)$/;
const PARTS = /^(?:starter|solution|tests)\./;

/** What the workshop needs of each exercise, fetched when its button is tapped (U11). */
export async function getStaticPaths() {
  const slugs = (await tutorialSlugs()).map(({ slug }) => slug);
  return slugs.flatMap((tutorial) =>
    globSync(join(TUTORIALS, tutorial, '{exercises,pauses}/*/starter.*'))
      .map((file) => ({
        params: { tutorial, name: nameOf(dirname(file)) },
        props: exerciseIn(dirname(file)),
      }))
      .filter(({ props }) => props.language),
  );
}

export function GET({ props }: APIContext<ReturnType<typeof exerciseIn>>) {
  return Response.json(props);
}

function nameOf(folder: string): string {
  const name = basename(folder);
  return basename(dirname(folder)) === 'pauses' ? pauseName(name) : name;
}

/** What a folder of `exercises/` or `pauses/` holds; without a language when no page can check it. */
function exerciseIn(folder: string) {
  const names = readdirSync(folder);
  const read = (start: string) => {
    const name = names.find((one) => one.startsWith(start));
    return name && textOf(folder, name);
  };
  const tests = read('tests.') ?? '';
  const language = exerciseLanguage(names, tests);
  const page = language === 'sql' ? baseFor(folder) : withPictures(read('page.html') ?? '', read);
  const files = language === 'jsx' && filesBeside(folder, names);
  return { language, starter: read('starter.') ?? '', tests, page, ...(files && { files }) };
}

/** What a program in JSX finds beside it: its page, other components, style sheets, data. */
function filesBeside(folder: string, names: readonly string[]): Record<string, string> {
  const others = names.filter((name) => BESIDE.test(name) && !PARTS.test(name));
  return Object.fromEntries(others.map((name) => [name, textOf(folder, name)]));
}

/** The base that an exercise of SQL starts from: its own, else that of its tutorial (U20). */
function baseFor(folder: string): string {
  const found = [folder, dirname(dirname(folder))].flatMap((one) => {
    const name = baseAmong(readdirSync(one).sort());
    return name ? [textOf(one, name)] : [];
  });
  return found[0] ?? '';
}

function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
}
