import { DRAFT_MARK } from '../../rules/site/draft.ts';
import { tutorialPath } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';
import type { Resource } from '../../rules/tutorial/resources.ts';
import { Icon } from '../shell/Icon.tsx';

/** One technology; « Bientôt », without a link, while its tutorial is not written (R4). */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { name, description, icon, slug, status } = resource;
  const content = (
    <>
      <span className="resource-icon">
        <img src={`/logos/${icon}.svg`} alt="" width="32" height="32" loading="lazy" />
      </span>
      <span className="resource-text">
        <b>{name}</b>
        <small>{french(description)}</small>
      </span>
    </>
  );
  if (status === 'coming') {
    return (
      <div className="card resource is-coming">
        {content}
        <span className="badge">Bientôt</span>
      </div>
    );
  }
  return (
    <a className="card resource" href={tutorialPath(slug)}>
      {content}
      {import.meta.env.DEV && status === 'draft' ? (
        <span className="badge badge-draft">{DRAFT_MARK}</span>
      ) : (
        <span className="resource-go">
          Explorer <Icon name="arrow" />
        </span>
      )}
    </a>
  );
}
