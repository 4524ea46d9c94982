import type { Box } from '../../page/box.ts';
import type { Engine, Surroundings } from '../../page/engine.ts';
import { startPython } from './micropython.ts';
import type { PythonNews } from './protocol.ts';

/** Python in the frame of the box, which is downloaded at once: it was asked for (U9, U18). */
export function pythonEngine({ element, field, stage }: Box, { tests }: Surroundings): Engine {
  const frame = element.querySelector('iframe') as HTMLIFrameElement;
  let hear = (_: PythonNews) => {};
  const python = startPython(frame, (news) => hear(news));
  /** Hears the news of one program until its end. */
  const until = (asked: () => void, heard: (news: PythonNews) => void) =>
    new Promise<void>((done) => {
      hear = (news) => (news.kind === 'end' ? done() : heard(news));
      asked();
    });
  const write = (news: PythonNews) => {
    if (news.kind === 'log') stage.write('log', news.text);
    if (news.kind !== 'error') return;
    field.markLine(news.line);
    stage.write('error', news.line ? `Ligne ${news.line}\n${news.text}` : news.text);
  };
  const begin = () => {
    stage.clear();
    field.markLine();
  };
  void until(() => python.run({ code: '', typed: [] }), write);
  return {
    run(code, typed) {
      begin();
      return until(() => python.run({ code, typed }), write);
    },
    async check(code, told) {
      begin();
      let verdicts = 0;
      let hasFault = false;
      await until(
        () => python.check({ code, tests, typed: [] }),
        (news) => {
          if (news.kind === 'verdict') {
            verdicts += 1;
            told(news);
          } else if (news.kind === 'error') {
            hasFault = true;
            write(news);
          }
        },
      );
      return hasFault && verdicts === 0
        ? 'Ton programme ne peut pas être vérifié : son message est plus bas.'
        : undefined;
    },
    stop: python.stop,
    close: python.close,
  };
}
