import type { EngineOrder } from '../frame/messages.ts';
import { hear, openFrame } from './frame.ts';

/** How an engine is brought to its frame, and what it answers. */
export interface ConnectionParts<Job, News> {
  frame: HTMLIFrameElement;
  path: string;
  /** Where the file of the frame is, when it is not there. */
  address: string;
  /** The files of the engine: the text of the one, and where the other is. */
  program: string;
  wasmAddress: string;
  read: (message: unknown) => News | undefined;
  /** Told when the frame or the engine does not come. */
  lost: News;
  /** `job`: what is being done. */
  told: (news: News, job?: Job) => void;
}

/**
 * An engine in a frame: each job ends what ran before, and its news come until `end`; `loading` is told when its
 * files are asked for, `loaded` when it waits for a job.
 */
export interface Connection<Job> {
  ask: (job: Job) => void;
  stop: () => void;
  /** Forgets the frame: nothing is told any more. */
  close: () => void;
}

/**
 * Gives an engine to an empty frame, at the first job; files are downloaded then, and again after a
 * failure.
 */
export function connect<Job, News extends { kind: string }>(
  parts: ConnectionParts<Job, News>,
): Connection<Job> {
  const { frame, path, address, program, wasmAddress, read, lost, told } = parts;
  const hearing = new AbortController();
  let waiting: Job | undefined;
  let current: Job | undefined;
  let files: Promise<ArrayBuffer> | undefined;
  let opening = new AbortController();
  let isLoaded = false;
  let isRunning = false;
  /** An interrupted job may still speak: nobody hears it once another one is asked for. */
  let isMuted = false;

  const send = (order: EngineOrder<Job>, transfer: Transferable[] = []) =>
    frame.contentWindow?.postMessage(order, '*', transfer);
  const stop = () => send({ kind: 'stop' });
  const give = async () => {
    try {
      const wasm = await files;
      if (wasm) send({ kind: 'load', wasm, program }, [wasm]);
    } catch {
      fail();
    }
  };
  const fail = () => {
    waiting = undefined;
    reset();
    told(lost);
    told({ kind: 'end' } as News);
  };
  /** The next job asks for the files again, and for a new frame. */
  const reset = () => {
    files = undefined;
    isLoaded = false;
    isRunning = false;
  };
  /** A job has ended; without one, the engine has not been loaded. */
  const end = () => {
    if (!isRunning) {
      reset();
      waiting = undefined;
    }
    isRunning = false;
    isMuted = false;
  };
  const next = () => {
    if (!waiting || !isLoaded || isRunning) return;
    isRunning = true;
    isLoaded = false;
    current = waiting;
    send(waiting);
    waiting = undefined;
  };

  hear(frame, hearing.signal, (message) => {
    const news = read(message);
    if (!news) return;
    if (news.kind === 'ready') void give();
    else if (news.kind === 'loaded') {
      isLoaded = true;
      told(news);
      next();
    } else {
      if (!isMuted) told(news, current);
      if (news.kind === 'end') end();
    }
  });
  return {
    ask(job) {
      isMuted = isRunning;
      if (isRunning) stop();
      waiting = job;
      if (!files) {
        files = fetchBytes(wasmAddress);
        // It is heard of when the frame is ready for it.
        files.catch(() => {});
        told({ kind: 'loading' } as News);
        opening.abort();
        opening = new AbortController();
        openFrame(frame, { path, address, signal: opening.signal, failed: fail });
      }
      next();
    },
    stop,
    close: () => {
      opening.abort();
      hearing.abort();
    },
  };
}

/** The bytes of a file of ours; throws when it does not come. */
async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.arrayBuffer();
}
