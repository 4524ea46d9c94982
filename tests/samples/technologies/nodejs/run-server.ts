import type { Sample } from '../../read/sample.ts';
import { ended, type Job, type Outcome } from '../../run/technology.ts';
import type { SandboxPaths } from '../../sandbox/isolation.ts';
import { runInSandbox, type SandboxedProgram, type SandboxResult } from '../../sandbox/sandbox.ts';

/** For one answer, and for them all after the start. */
const ANSWER_MS = 25_000;
const ANSWERS_MS = 60_000;

/** A server to start, and what to ask it. */
interface Exchange {
  /** Starts the server, which writes its port on the descriptor 3. */
  readonly command: readonly string[];
  readonly requests: readonly Sample[];
  /** What to say, in French, if it does not listen after so many milliseconds. */
  readonly notListening: string;
  readonly startMs: number;
}

/** What a server said as it ran, and its answer to each request. */
export interface Conversation {
  readonly release: SandboxResult;
  readonly answers: readonly { readonly text?: string; readonly error?: string }[];
}

/** The command that starts a server, sends it requests in order, and stops it. */
export function exchange({ node, runner }: SandboxPaths, { requests, ...server }: Exchange) {
  const given = {
    ...server,
    requests: requests.map(({ text }) => text),
    answerMs: ANSWER_MS,
  };
  return [node, `${runner}/technologies/nodejs/programs/serve.ts`, JSON.stringify(given)];
}

/** Runs the command of an exchange, which starts in `startMs` at most, in the sandbox. */
export async function converse(program: SandboxedProgram, startMs: number): Promise<Conversation> {
  const release = await runInSandbox({
    ...program,
    // Without its own network, two samples could want the same port of the machine.
    env: (paths) => ({
      ...program.env?.(paths),
      ...(!paths.hasOwnNetwork && { SAMPLES_PORT: '0' }),
    }),
    limitMs: startMs + ANSWERS_MS,
  });
  const [, answers] = release.stdout.split('\x1E');
  return { release, answers: answers && !release.limit ? JSON.parse(answers) : [] };
}

/** The outcome of a server that starts, or of the request at this place. What it wrote in the folder is lost. */
export function outcomeOf(
  { release, answers }: Conversation,
  { folder }: Job,
  at: number,
): Outcome {
  const answer = answers[at];
  if (!answer) return ended(release, { folder });
  const { text, error = '' } = answer;
  const message = `${release.stderr}${error}`;
  return ended(release, { output: text ?? '', message, isFailure: text === undefined, folder });
}
