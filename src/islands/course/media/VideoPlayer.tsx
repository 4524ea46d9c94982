import { useEffect, useRef } from 'react';
import { blockRightClick } from '../../../browser/course/context-menu.ts';
import { holdFocus, pauseVideos, play } from '../../../browser/course/media.ts';
import { durationLabel } from '../../../rules/course/page/outline.ts';
import { stop } from '../../../stores/course/speech.ts';

/** In seconds of the video: how often its place is kept while it plays. */
const KEPT_EVERY_S = 5;
const RATES = [0.75, 1, 1.25, 1.5, 2];

/** The place where a video was left, kept between two visits (M7). */
export interface Watch {
  /** In seconds: where it was left; 0 at its beginning. */
  start: number;
  leave: (place: { seconds: number; duration: number }) => void;
  end: () => void;
}

interface Props {
  link: string;
  title: string;
  /** 1 is the speed of the file. */
  rate: number;
  watch: Watch | undefined;
  onFail: () => void;
}

/** A video that starts at once, since the visitor has just asked for it; other sounds stop (M6). */
export function VideoPlayer({ link, title, rate, watch, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const keptAt = useRef(0);
  useEffect(() => {
    if (!video.current) return;
    play(video.current);
    holdFocus(video.current);
  }, []);
  useEffect(() => {
    if (video.current) video.current.playbackRate = rate;
  }, [rate]);

  const leave = ({ currentTime: seconds, duration }: HTMLVideoElement) => {
    keptAt.current = seconds;
    if (Number.isFinite(duration)) watch?.leave({ seconds, duration });
  };

  return (
    // biome-ignore lint/a11y/useMediaCaption: the service sends no captions; the description is beside
    <video
      ref={video}
      src={link}
      controls
      preload="none"
      playsInline
      aria-label={title}
      onPlay={(event) => {
        pauseVideos(event.currentTarget);
        stop();
      }}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.playbackRate = rate;
        if (watch && watch.start < currentTarget.duration) currentTarget.currentTime = watch.start;
      }}
      onTimeUpdate={({ currentTarget }) =>
        Math.abs(currentTarget.currentTime - keptAt.current) >= KEPT_EVERY_S && leave(currentTarget)
      }
      onPause={({ currentTarget }) => leave(currentTarget)}
      onEnded={watch?.end}
      onError={onFail}
      onContextMenu={(event) => blockRightClick(event.nativeEvent)}
    />
  );
}

interface ToolsProps {
  /** The title of the section. */
  title: string;
  rate: number;
  onRate: (rate: number) => void;
  /** In seconds: where the video went on; 0 when it began at its beginning. */
  start: number;
  onRestart: () => void;
}

/** Under a player: the speed, and the way back to its beginning (M7). */
export function VideoTools({ title, rate, onRate, start, onRestart }: ToolsProps) {
  return (
    <div className="video-tools">
      <label>
        Vitesse
        <select
          className="field"
          aria-label={`Vitesse\u00A0: ${title}`}
          value={rate}
          onChange={({ target }) => onRate(Number(target.value))}
        >
          {RATES.map((one) => (
            <option key={one} value={one}>
              {`× ${one.toLocaleString('fr')}`}
            </option>
          ))}
        </select>
      </label>
      {start > 0 && (
        <button type="button" className="button button-quiet" onClick={onRestart}>
          {`Repris à ${durationLabel(start)} : revoir du début`.replace(' :', '\u00A0:')}
        </button>
      )}
    </div>
  );
}
