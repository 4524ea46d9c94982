import program from '@micropython/micropython-webassembly-pyscript/micropython.mjs?raw';
import wasmAddress from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { type FrameNews, readNews } from '../../frame/messages.ts';
import { PYTHON_PATH } from '../../frame-paths.ts';
import { type Connection, connect } from '../../page/connection.ts';
import type { PythonJob } from './protocol.ts';
import { withSyntaxCause } from './syntax.ts';

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
  return connect<PythonJob, FrameNews>({
    frame,
    path: PYTHON_PATH,
    address,
    program,
    wasmAddress,
    read: readNews,
    lost: { kind: 'error', text: NOT_THERE },
    told: (news, job) =>
      told(news.kind === 'error' ? withSyntaxCause(news, job?.code ?? '') : news),
  });
}
