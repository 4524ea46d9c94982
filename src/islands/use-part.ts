import { useEffect, useState } from 'react';
import { loadPart } from '../stores/site/part.ts';

/** A module, once it is wanted and has come; `missed` is called each time that it does not. */
export function usePart<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  missed: () => void,
): Module | undefined {
  const [part, setPart] = useState<Module>();
  useEffect(() => {
    if (!isWanted || part) return;
    void loadPart(load).then((module) => (module ? setPart(module) : missed()));
  }, [load, isWanted, missed, part]);
  return part;
}
