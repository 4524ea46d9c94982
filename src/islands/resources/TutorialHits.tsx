import { Fragment } from 'react';
import { markedParts } from '../../rules/search.ts';
import type { TutorialHit } from '../../rules/tutorial/tutorial-search.ts';
import { ResourceLogo } from './ResourceLogo.tsx';
import type { TutorialAnswer } from './use-tutorial-hits.ts';

interface Props {
  answer: TutorialAnswer;
  /** The icon of the tutorial that a hit leads into; without it no hit has one. */
  iconOf?: (href: string) => string | undefined;
}

/** « Dans les tutoriels »: the places that were found, the words of the question marked (R6). */
export function TutorialHits({ answer: { isAsked, keyword, titles, texts }, iconOf }: Props) {
  if (!isAsked) return null;
  const list = (hits: readonly TutorialHit[]) => (
    <ul>
      {hits.map(({ href, title, place, excerpt }) => (
        <li key={href}>
          <a className="tutorial-hit" href={href}>
            {iconOf && <ResourceLogo icon={iconOf(href)} size={24} />}
            <b>{marked(title, keyword)}</b>
            <small>{place}</small>
            {excerpt && <span>{marked(excerpt, keyword)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="tutorial-hits" aria-label="Dans les tutoriels">
      <h3 className="market-domain">Dans les tutoriels</h3>
      {list(titles)}
      {texts.length > 0 && list(texts)}
    </section>
  );
}

function marked(text: string, keyword: string) {
  return markedParts(text, keyword).map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
