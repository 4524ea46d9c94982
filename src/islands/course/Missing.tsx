import { Spinner } from '../shell/Spinner.tsx';

/** « Missing fields show warnings » (section 2), once the text cannot come any more. */
export function Missing({ text, isAwaited }: { text: string; isAwaited: boolean }) {
  return isAwaited ? <Spinner isShown /> : <p className="quiet-note">{text}</p>;
}
