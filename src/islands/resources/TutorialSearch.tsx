import { askTutorials, prepareTutorialSearch } from '../../stores/tutorial/tutorial-search.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { useTypedText } from '../use-typed-text.ts';
import { TutorialHits } from './TutorialHits.tsx';
import { useTutorialHits } from './use-tutorial-hits.ts';

/** The search of a tutorial's menu; its island loads at the first touch of the box (R6). */
export function TutorialSearch({ slug }: { slug: string }) {
  const { input, text: keyword, type } = useTypedText(askTutorials);
  const answer = useTutorialHits(keyword, { own: slug });

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
        <p className={answer.count > 0 ? 'visually-hidden' : undefined} role="status">
          {answer.said}
        </p>
      </search>
    </Boundary>
  );
}
