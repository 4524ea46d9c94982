import { useCallback, useEffect, useRef, useState } from 'react';
import { askFullText, prepareTutorialSearch } from '../../stores/tutorial/tutorial-search.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { TutorialHits } from './TutorialHits.tsx';

/** The search of a tutorial's menu; its island loads at the first touch of the box (R6). */
export function TutorialSearch() {
  const [keyword, setKeyword] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const type = useCallback((text: string) => {
    setKeyword(text);
    void prepareTutorialSearch();
    void askFullText(text);
  }, []);

  // What was typed before the island woke up is searched now.
  useEffect(() => {
    if (input.current?.value) type(input.current.value);
  }, [type]);

  return (
    <Boundary>
      <search className="tutorial-search needs-js">
        <input
          ref={input}
          className="field"
          type="search"
          aria-label="Chercher dans les tutoriels"
          placeholder="Chercher une notion"
          onFocus={() => void prepareTutorialSearch()}
          onChange={(event) => type(event.target.value)}
        />
        <TutorialHits keyword={keyword} />
      </search>
    </Boundary>
  );
}
