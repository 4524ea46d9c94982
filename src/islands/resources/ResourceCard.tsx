import { DRAFT_MARK } from '../../rules/site/draft.ts';
import { tutorialPath } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';
import { passedIn, passedLabel } from '../../rules/tutorial/exercises.ts';
import { placeIn } from '../../rules/tutorial/place.ts';
import type { Resource } from '../../rules/tutorial/resources.ts';
import { stepHref } from '../../rules/tutorial/step-href.ts';
import { stepPercent } from '../../rules/tutorial/steps.ts';
import { $passed, $places } from '../../stores/tutorial/resume.ts';
import { Icon } from '../shell/Icon.tsx';
import { useStore } from '../use-store.ts';
import { ResourceLogo } from './ResourceLogo.tsx';

/** One technology, which opens where the reader left it; in small, « Bientôt » and no link, while its tutorial is not written (R4). */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { name, description, icon, slug, status, time } = resource;
  const place = placeIn(useStore($places), slug);
  const passed = passedLabel(passedIn(useStore($passed), slug));
  if (status === 'coming') {
    return (
      <div className="resource is-coming">
        <ResourceLogo icon={icon} size={24} />
        <b>{name}</b>
        <span className="visually-hidden">{french(` : ${description}. `)}</span>
        <span className="badge">Bientôt</span>
      </div>
    );
  }
  return (
    <a
      className="card resource"
      href={place ? stepHref(slug, place.step, place.heading) : tutorialPath(slug)}
    >
      <ResourceLogo icon={icon} size={32} />
      <span className="resource-text">
        <b>{name}</b>
        <small>{french(description)}</small>
        {place ? (
          <small>
            <progress aria-hidden="true" max={100} value={stepPercent(place.step)} />
            {stepPercent(place.step)}% du cours{passed && ` · ✓ ${passed}`}
          </small>
        ) : (
          <small className={passed ? undefined : 'resource-hours'}>
            {passed ? `✓ ${passed}` : time}
          </small>
        )}
      </span>
      {import.meta.env.DEV && status === 'draft' ? (
        <span className="badge badge-draft">{DRAFT_MARK}</span>
      ) : (
        <span className={place ? 'resource-go' : 'resource-go resource-explore'}>
          <span>{place ? 'Reprendre' : 'Explorer'}</span> <Icon name="arrow" />
        </span>
      )}
    </a>
  );
}
