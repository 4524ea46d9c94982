import { useState } from 'react';
import { french } from '../../../rules/text/typography.ts';
import { videosOf } from '../../../stores/course/legacy.ts';
import { Refresh } from '../../shell/Refresh.tsx';
import { Skeleton } from '../../shell/Skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { useWait } from '../../use-wait.ts';
import { SectionMedia } from '../player/SectionMedia.tsx';
import { Prose } from '../texts/Prose.tsx';
import { useShown } from '../use-shown.tsx';

/** Each video gets a player, whatever its address ends in (L4). */
const ANY_VIDEO = 'video.mp4';

/** The videos of the course, each with name, player and description (L4). */
export function LegacyVideos({ id }: { id: string }) {
  const [query] = useState(() => videosOf(id));
  const { status, data = [] } = useStore(query.$state);
  const hasWaited = useWait(status !== 'loading');
  const [shown, more] = useShown(data, 'Afficher plus de vidéos');
  const isEmpty = data.length === 0;
  const canRetry = isEmpty && hasWaited && status === 'failed';
  return (
    <section className="legacy-videos" aria-labelledby="videos">
      <h2 id="videos">Vidéos du cours</h2>
      <Skeleton isShown={isEmpty && !hasWaited} shape="list" />
      <div role="status">{isEmpty && hasWaited && <p>Aucune section ajoutée.</p>}</div>
      {canRetry && (
        <button type="button" className="button button-quiet" onClick={query.refresh}>
          Réessayer
        </button>
      )}
      {status === 'ready' && <Refresh onClick={query.refresh} />}
      {!isEmpty && (
        <ol className="legacy-list">
          {shown.map(({ name, link, description }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two videos may be alike but for their place
            <li key={place} className="card legacy-video">
              <h3 dir="auto">{french(name)}</h3>
              <SectionMedia name={ANY_VIDEO} link={link} title={french(name)} rank={place + 1} />
              <Prose text={description} />
            </li>
          ))}
        </ol>
      )}
      {more}
    </section>
  );
}
