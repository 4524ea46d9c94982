import { useEffect, useRef } from 'react';
import { blockRightClick } from '../../../browser/course/context-menu.ts';
import { holdFocus, pauseVideos, play } from '../../../browser/course/media.ts';
import { stop } from '../../../stores/course/speech.ts';

interface Props {
  link: string;
  title: string;
  onFail: () => void;
}

/** A video that starts at once, since the visitor has just asked for it; other sounds stop (M6). */
export function VideoPlayer({ link, title, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!video.current) return;
    play(video.current);
    holdFocus(video.current);
  }, []);

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
      onError={onFail}
      onContextMenu={(event) => blockRightClick(event.nativeEvent)}
    />
  );
}
