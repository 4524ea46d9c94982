import program from '@micropython/micropython-webassembly-pyscript/micropython.mjs?program';
import wasmAddress from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { type FrameNews, readNews } from '../../frame/messages.ts';
import { PYTHON_PATH } from '../../frame-paths.ts';
import { type Connection, connect } from '../../page/connection.ts';
import { forLight } from './light/job.ts';
import type { PythonJob } from './protocol.ts';

const NOT_THERE = 'Python ne s’est pas téléchargé : vérifie ta connexion, puis recommence.';

/**
 * Gives Python to an empty frame, at the first order. `told` hears the news of each order, the last one
 * `end` (U9).
 */
export function startPython(
  frame: HTMLIFrameElement,
  told: (news: FrameNews) => void,
  address = PYTHON_PATH,
): Connection<PythonJob> {
  const connection = connect<PythonJob, FrameNews>({
    frame,
    path: PYTHON_PATH,
    address,
    program,
    wasmAddress,
    read: readNews,
    lost: { kind: 'error', text: NOT_THERE },
    told: inTurn(told),
  });
  return { ...connection, ask: (job) => connection.ask(forLight(job)) };
}

/** The news in their order: the words of errors come with the first one, and without network they stay as they were. */
function inTurn(told: (news: FrameNews) => void) {
  let turn: Promise<void> | undefined;
  return (news: FrameNews, job?: PythonJob) => {
    if (!turn && !isTrace(news)) return told(news);
    const own = Promise.resolve(turn).then(async () => {
      told(isTrace(news) ? await worded(news, job?.code ?? '') : news);
      if (turn === own) turn = undefined;
    });
    turn = own;
  };
}

function isTrace(news: FrameNews): boolean {
  return 'text' in news && news.kind !== 'log' && news.text.startsWith('Traceback');
}

async function worded(news: FrameNews, code: string): Promise<FrameNews> {
  try {
    return (await import('./trace.ts')).toldAsCPython(news, code);
  } catch {
    return news;
  }
}
