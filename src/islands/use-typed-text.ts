import { useCallback, useEffect, useRef, useState } from 'react';
import { queryParameter } from '../browser/platform/navigate.ts';

/**
 * A search box: its element, what it holds, and the function that its changes call. What was typed before the
 * island woke up counts as typed now; an empty box takes what the address asks under `parameter` (C20, R5).
 * `onText` must be the same function at every render.
 */
export function useTypedText(onText: (text: string) => void, parameter?: string) {
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
    const early = input.current?.value || (parameter && queryParameter(parameter));
    if (!early || !input.current) return;
    input.current.value = early;
    type(early);
  }, [type, parameter]);

  return { input, text, type };
}
