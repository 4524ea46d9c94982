import { askLessons, prepareLessonSearch } from '../../stores/tutorial/tutorial-search.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { useTypedText } from '../use-typed-text.ts';
import { LessonHits } from './TutorialHits.tsx';

/** The search of a tutorial's menu; its island is loaded at the first touch of the box. */
export function LessonSearch() {
  const { input, text: keyword, type } = useTypedText(askLessons);

  return (
    <Boundary>
      <search className="lesson-search needs-js">
        <input
          ref={input}
          className="field"
          type="search"
          aria-label="Chercher dans les tutoriels"
          placeholder="Chercher une notion"
          onFocus={() => void prepareLessonSearch()}
          onChange={(event) => type(event.target.value)}
        />
        <LessonHits keyword={keyword} />
      </search>
    </Boundary>
  );
}
