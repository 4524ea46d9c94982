import { useEffect, useState } from 'react';
import { keepWhenLeft, leftBefore, returnToPlace } from '../../browser/platform/coming-back.ts';
import { RESOURCE_PARAMETER } from '../../rules/site/links.ts';
import {
  byReadiness,
  countSentence,
  iconOf,
  type Resource,
  type ResourceGroup,
  searchResources,
  slugsIn,
} from '../../rules/tutorial/resources.ts';
import { narrowFullText } from '../../stores/tutorial/full-text.ts';
import { readPlaces } from '../../stores/tutorial/resume.ts';
import { askTutorials, prepareTutorialSearch } from '../../stores/tutorial/tutorial-search.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useTypedText } from '../use-typed-text.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { TutorialHits } from './TutorialHits.tsx';
import { useTutorialHits } from './use-tutorial-hits.ts';

/** What is found again when one comes back (C23). */
const SEARCH = 'resource-search';
const DOMAIN = 'resource-domain';

interface Props {
  groups: readonly ResourceGroup[];
}

/** The search and the domains of the resources (R2, R3), and below what the tutorials answer (R6). */
export function ResourceMarket(props: Props) {
  return (
    <Boundary>
      <Market {...props} />
    </Boundary>
  );
}

function Market({ groups }: Props) {
  const [domain, setDomain] = useState('');
  const slugs = slugsIn(groups, domain);
  const { input, text: keyword, type } = useTypedText(askTutorials, RESOURCE_PARAMETER, SEARCH);
  const found = searchResources(groups, keyword, domain);
  const answer = useTutorialHits(keyword, { slugs });
  const isNarrowed = domain !== '' || keyword.trim() !== '';
  useEffect(readPlaces, []);
  useEffect(() => {
    const left = leftBefore(DOMAIN);
    if (groups.some(({ category }) => category === left)) setDomain(String(left));
  }, [groups]);
  useEffect(() => keepWhenLeft(DOMAIN, () => domain), [domain]);
  // The places of the tutorials are the last to come.
  useEffect(() => {
    if (answer.said !== '' && keyword === leftBefore(SEARCH)) returnToPlace();
  }, [answer.said, keyword]);
  useEffect(() => narrowFullText(slugs), [slugs]);

  return (
    <div className="market">
      <search className="market-tools needs-js">
        <div className="search-field">
          <Icon name="search" />
          <input
            ref={input}
            className="field"
            type="search"
            aria-label="Rechercher une ressource"
            placeholder="Rechercher une ressource..."
            value={keyword}
            onFocus={() => void prepareTutorialSearch()}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <select
          className="field"
          aria-label="Domaine"
          value={domain}
          onChange={(event) => setDomain(event.target.value)}
        >
          <option value="">Tous les domaines</option>
          {groups.map(({ category }) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </search>
      <div className="market-state">
        <div role="status">
          {isNarrowed && <p>{countSentence(found)}</p>}
          {answer.count > 0 && <p className="visually-hidden">{answer.said}</p>}
        </div>
        {found.length === 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              type('');
              setDomain('');
            }}
          >
            Tout afficher
          </button>
        )}
      </div>
      {found.map(({ category, items }) => (
        <section key={category} aria-label={category}>
          <h3 className="market-domain">{category}</h3>
          <Cards className="market-grid" items={byReadiness(items).ready} />
          <Cards className="market-coming" items={byReadiness(items).coming} />
        </section>
      ))}
      <TutorialHits answer={answer} iconOf={(href) => iconOf(groups, href)} />
      {answer.count === 0 && <p>{answer.said}</p>}
    </div>
  );
}

function Cards({ className, items }: { className: string; items: readonly Resource[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.slug}>
          <ResourceCard resource={item} />
        </li>
      ))}
    </ul>
  );
}
