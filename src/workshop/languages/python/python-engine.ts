import type { FrameNews } from '../../frame/messages.ts';
import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { reasonBox } from '../../page/fault.ts';
import { hostedEngine } from '../../page/hosted-engine.ts';
import { inFrench } from './meanings.ts';
import { startPython } from './micropython.ts';
import type { PythonJob } from './protocol.ts';
import { namedTests } from './test-names.ts';

/** Python in the frame of the box (U9). */
export function startEngine(box: Box, { tests }: Pick<Surroundings, 'tests'>): Engine {
  const { element, field, stage } = box;
  const frame = element.querySelector('iframe') as HTMLIFrameElement;
  const engine = hostedEngine<PythonJob, FrameNews>(box, {
    name: 'Python',
    connect: (told) => startPython(frame, told),
    run: (code, typed) => ({ kind: 'run', code, typed }),
    check: (code) => ({ kind: 'check', code, tests, typed: [] }),
    clear() {
      stage.clear();
      field.markLine();
    },
    show(news) {
      if (news.kind === 'log') stage.write(news.text);
      if (news.kind !== 'error') return;
      field.markLine(news.line);
      stage.fault({ ...inFrench(news.text), line: news.line });
    },
    ended: stage.ended,
  });
  return {
    ...engine,
    names: Object.values(namedTests(tests)),
    explain: async ({ text }) => reasonBox(inFrench(text)),
  };
}
