import { useCallback, useEffect, useRef, useState } from 'react';
import { holdFocus, rewind } from '../../../browser/course/media.ts';
import type { MediaKind } from '../../../rules/course/media.ts';
import { french } from '../../../rules/text/typography.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Spinner } from '../../shell/Spinner.tsx';
import { usePart } from '../../use-part.ts';
import { Picture } from './Picture.tsx';
import type { Watch } from './VideoPlayer.tsx';

/** Downloaded with the first video that is played. */
const loadVideo = () => import('./VideoPlayer.tsx');

interface Props {
  /** The ways to show it, in the order of the tries (M1). */
  forms: readonly MediaKind[];
  link: string;
  title: string;
  /** The motif of the cloth on the poster, from 1 to 8. */
  motif: number;
  /** The place kept for the video; undefined where none is kept. */
  watch?: Watch | undefined;
}

/**
 * The media of a section. Nothing is loaded before a tap; then it keeps its address, so that a poll
 * that brings another one does not stop a video (M3).
 */
export function Media({ forms, link, title, motif, watch }: Props) {
  const [opened, setOpened] = useState<Pick<Props, 'forms' | 'link'>>();
  const [rate, setRate] = useState(1);
  // The place before this visit: the one kept while it plays does not move the start.
  const [start] = useState(watch?.start ?? 0);
  const place = useRef<HTMLDivElement>(null);
  const form = opened?.forms[0];
  const hasFailed = opened !== undefined && form === undefined;
  const open = () => setOpened({ forms, link });
  const tryNext = () => setOpened((one) => one && { ...one, forms: one.forms.slice(1) });
  const giveUp = useCallback(() => setOpened((one) => one && { ...one, forms: [] }), []);
  const isVideo = opened !== undefined && form === 'video';
  const video = usePart(loadVideo, isVideo, giveUp);

  useEffect(() => {
    if (opened && place.current) holdFocus(place.current);
  }, [opened]);

  return (
    <>
      <div
        ref={place}
        className={`media-frame${hasFailed ? ' has-failed' : ''}`}
        role="group"
        aria-label={title}
        tabIndex={-1}
      >
        {!opened && <Facade kind={forms[0]} title={title} motif={motif} onClick={open} />}
        <Spinner isShown={isVideo && !video} />
        {isVideo && video && (
          <Boundary>
            <video.VideoPlayer
              link={opened.link}
              title={title}
              rate={rate}
              watch={watch && { ...watch, start }}
              onFail={tryNext}
            />
          </Boundary>
        )}
        {opened && form === 'image' && (
          <Picture link={opened.link} title={title} onFail={tryNext} />
        )}
        <p className="media-note" role="status">
          {hasFailed && 'Ce média n’a pas pu être chargé.'}
        </p>
        {hasFailed && (
          <p className="media-ways">
            <button type="button" className="button button-quiet" onClick={open}>
              Réessayer
            </button>
            <MediaLink link={link} title={title} />
          </p>
        )}
      </div>
      {isVideo && video && (
        <video.VideoTools
          title={title}
          rate={rate}
          onRate={setRate}
          start={start}
          onRestart={() => place.current && rewind(place.current)}
        />
      )}
    </>
  );
}

interface FacadeProps {
  kind: MediaKind | undefined;
  title: string;
  motif: number;
  onClick: () => void;
}

/** The button in the media's place until it is wanted (M3): our cloth is its poster. */
function Facade({ kind, title, motif, onClick }: FacadeProps) {
  const label = kind === 'video' ? 'Lire la vidéo' : 'Afficher l’image';
  return (
    <button
      type="button"
      className={`media-facade motif-${motif}`}
      aria-label={french(`${label} : ${title}`)}
      onClick={onClick}
    >
      <span className="media-sign">
        <Icon name={kind === 'video' ? 'play' : 'picture'} />
      </span>
      <span className="media-label">{label}</span>
    </button>
  );
}

/** A link to the file, for those who cannot see it here (M5). */
export function MediaLink({ link, title }: { link: string; title: string }) {
  return (
    <a
      className="button button-quiet"
      href={link}
      download
      aria-label={french(`Télécharger le fichier : ${title}`)}
    >
      Télécharger le fichier
    </a>
  );
}
