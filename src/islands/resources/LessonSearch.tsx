import { useState } from 'react';
import { askFullText, prepareLessonSearch } from '../../stores/lessons.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { LessonHits } from './LessonHits.tsx';

/** The search of a tutorial's menu; its island is loaded at the first touch of the box. */
export function LessonSearch() {
  const [keyword, setKeyword] = useState('');
  return (
    <Boundary>
      <search className="lesson-search needs-js">
        <input
          className="field"
          type="search"
          aria-label="Chercher dans les tutoriels"
          placeholder="Chercher dans les tutoriels"
          onFocus={() => void prepareLessonSearch()}
          onChange={(event) => {
            setKeyword(event.target.value);
            void prepareLessonSearch();
            void askFullText(event.target.value);
          }}
        />
        <LessonHits keyword={keyword} />
      </search>
    </Boundary>
  );
}
