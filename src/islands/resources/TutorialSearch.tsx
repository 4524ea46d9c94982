import { useCallback } from 'react';
import { askTutorials, prepareTutorialSearch } from '../../stores/tutorial/tutorial-search.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { useTypedText } from '../use-typed-text.ts';
import { TutorialHits, useTutorialAnswer } from './TutorialHits.tsx';

/** The search of a tutorial's menu; its island loads at the first touch of the box (R6). */
export function TutorialSearch({ slug }: { slug: string }) {
  const ask = useCallback((keyword: string) => void askTutorials(keyword, slug), [slug]);
  const { input, text: keyword, type } = useTypedText(ask);
  const answer = useTutorialAnswer(keyword);

  return (
    <Boundary>
      <search className="tutorial-search needs-js">
        <label>
          Chercher dans les tutoriels
          <input
            ref={input}
            className="field"
            type="search"
            placeholder="Chercher une notion"
            onFocus={() => void prepareTutorialSearch()}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <TutorialHits answer={answer} />
      </search>
    </Boundary>
  );
}
