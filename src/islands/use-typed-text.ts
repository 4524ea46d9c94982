import { useCallback, useEffect, useRef, useState } from 'react';
import { keepWhenLeft, leftBefore } from '../browser/platform/coming-back.ts';
import { queryParameter } from '../browser/platform/navigate.ts';

/**
 * A search box: its element, what it holds, and the function that its changes call. What was typed before the
 * island woke up counts as typed now; an empty box takes what it held under `name` when the page was left, or
 * what the address asks under `parameter` (C20, C23, R5).
 * `onText` must be the same function at every render.
 */
export function useTypedText(onText: (text: string) => void, parameter?: string, name?: string) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const type = useCallback(
    (next: string) => {
      setText(next);
      onText(next);
    },
    [onText],
  );

  useEffect(() => {
    const left = name && leftBefore(name);
    const early = input.current?.value || (left ?? (parameter && queryParameter(parameter)));
    if (name) keepWhenLeft(name, () => input.current?.value);
    if (typeof early !== 'string' || early === '' || !input.current) return;
    input.current.value = early;
    type(early);
  }, [type, parameter, name]);

  return { input, text, type };
}
