import { DRAFT_MARK } from '../../rules/site/draft.ts';
import { tutorialPath } from '../../rules/site/links.ts';
import { french } from '../../rules/text/typography.ts';
import type { Resource } from '../../rules/tutorial/resources.ts';
import { Icon } from '../shell/Icon.tsx';

/** One technology; in small, « Bientôt » and no link, while its tutorial is not written (R4). */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { name, description, icon, slug, status } = resource;
  if (status === 'coming') {
    return (
      <div className="resource is-coming">
        <Logo icon={icon} size={24} />
        <b>{name}</b>
        <span className="visually-hidden">{french(` : ${description}. `)}</span>
        <span className="badge">Bientôt</span>
      </div>
    );
  }
  return (
    <a className="card resource" href={tutorialPath(slug)}>
      <Logo icon={icon} size={32} />
      <span className="resource-text">
        <b>{name}</b>
        <small>{french(description)}</small>
      </span>
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

function Logo({ icon, size }: { icon: string; size: number }) {
  return (
    <span className="resource-icon">
      <img src={`/logos/${icon}.svg`} alt="" width={size} height={size} loading="lazy" />
    </span>
  );
}
