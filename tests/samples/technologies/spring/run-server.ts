import { keyOf } from '../../../../src/cache/cache.ts';
import { type Folder, readFile } from '../../read/folder.ts';
import type { Sample } from '../../read/sample.ts';
import { failed, type Job, type Outcome } from '../../run/technology.ts';
import type { SandboxedProgram } from '../../sandbox/sandbox.ts';
import { javaSourceOf, mainClassOf } from '../java/java-source.ts';
import { commandOf } from '../java/javac.ts';
import { compiledOf, programOf } from '../java/jvm.ts';
import { type Conversation, converse, exchange, outcomeOf } from '../nodejs/run-server.ts';
import { SPRING } from './spring-jars.ts';

const APPLICATION = /^@SpringBootApplication\b/m;
const NOT_LISTENING = 'l’application n’écoute sur aucun port';
/** Two seconds of processor, which a busy machine may take long to give. */
const START_MS = 180_000;
const NO_APPLICATION =
  'aucune application à lancer : écris avant ce bloc la classe @SpringBootApplication et son main';
/** Java cannot open the descriptor 3, which is a socket of Node: 4 is a pipe to it. */
const WITH_CHANNEL = ['/bin/bash', '-c', 'exec "$@" 4> >(cat >&3)', 'bash'];
const KIT = { ...SPRING, launcher: 'SampleLauncher' };

/** What a server answered, and the reader's folder that it had. */
interface Kept {
  readonly key: string;
  readonly conversation: Promise<Conversation>;
}

const kept = new WeakMap<Sample, Kept>();

/**
 * Starts the application of the folder or, for a request, takes what it answered: it is started once for all
 * the requests of the page that follow it, as long as the folder stays the same.
 */
export async function runSpringServer(job: Job): Promise<Outcome> {
  const { sample, folder } = job;
  const said = [...sample.chain, sample];
  const at = said.findLastIndex(({ kind }) => kind === 'server');
  const server = said[at] ?? sample;
  const own = said.slice(at + 1);
  const compiled = await compiledOf({ sample: server, folder }, KIT);
  if (!compiled.classes) return { output: '', isFailure: true, folder, ...compiled };
  const whole = { ...programOf({ sample: server, folder }, KIT).folder, ...compiled.classes };
  const main = javaSourceOf(server).main ?? applicationIn(folder);
  if (!main) return failed(job, NO_APPLICATION);
  const { requests = own } = server;
  const isAlone = own.length === 0 && (requests.length === 0 || server.output !== undefined);
  if (isAlone) return outcomeOf(await start(whole, main, []), job, 0);
  const key = keyOf(whole);
  const known = kept.get(server);
  const conversation = known?.key === key ? known.conversation : start(whole, main, requests);
  kept.set(server, { key, conversation });
  const place = requests.indexOf(sample);
  const all = await conversation;
  // That it starts is proved by the same start as its answers.
  if (own.length === 0) return { ...outcomeOf(all, job, place), output: '' };
  if (place >= 0 && all.answers[place]) return outcomeOf(all, job, place);
  return outcomeOf(await start(whole, main, own), job, own.length - 1);
}

function start(folder: Folder, main: string, requests: readonly Sample[]): Promise<Conversation> {
  const command = [...WITH_CHANNEL, ...commandOf(KIT, main)];
  const given = { command, requests, notListening: NOT_LISTENING, startMs: START_MS };
  const program: SandboxedProgram = {
    command: (paths) => exchange(paths, given),
    env: () => ({ SAMPLES_CHANNEL: '/dev/fd/4' }),
    folder,
    beside: SPRING.beside(),
  };
  return converse(program, START_MS);
}

/** The class that starts the application of a folder. */
function applicationIn(folder: Folder): string | undefined {
  const sources = Object.keys(folder).filter((path) => path.endsWith('.java'));
  const texts = sources.map((path) => String(readFile(folder, path)));
  const found = texts.find((text) => APPLICATION.test(text));
  return found && mainClassOf(found);
}
