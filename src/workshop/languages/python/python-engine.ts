import type { FrameNews } from '../../frame/messages.ts';
import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { hostedEngine } from '../../page/hosted-engine.ts';
import { startPython } from './micropython.ts';
import type { PythonJob } from './protocol.ts';
import { namedTests } from './test-names.ts';

/** Python in the frame of the box (U9). */
export function startEngine(
  { element, field, stage }: Box,
  { tests }: Pick<Surroundings, 'tests'>,
): Engine {
  const frame = element.querySelector('iframe') as HTMLIFrameElement;
  const engine = hostedEngine<PythonJob, FrameNews>({
    connect: (told) => startPython(frame, told),
    run: (code, typed) => ({ kind: 'run', code, typed }),
    check: (code) => ({ kind: 'check', code, tests, typed: [] }),
    clear() {
      stage.clear();
      field.markLine();
    },
    show(news) {
      if (news.kind === 'log') stage.write('log', news.text);
      if (news.kind !== 'error') return;
      field.markLine(news.line);
      stage.write('error', news.line ? `Ligne ${news.line}\n${news.text}` : news.text);
    },
    unchecked: 'Ton programme ne peut pas être vérifié : son message est plus bas.',
  });
  return { ...engine, names: Object.values(namedTests(tests)) };
}
