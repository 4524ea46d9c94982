import { sizeLabel } from '../../text/size-label.ts';
import type { Section } from '../course.ts';
import { mediaForms } from '../media.ts';

type Media = Pick<Section, 'mediaName' | 'mediaLink' | 'mediaSeconds' | 'mediaBytes'>;

const MINUTE = 60;
const HOUR = 3_600;

/** A length of time in words, from seconds: 42 → « 42 s », 125 → « 2 min 05 s », 3900 → « 1 h 05 min ». */
export function durationLabel(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [big, small, units] =
    whole < HOUR
      ? [Math.floor(whole / MINUTE), whole % MINUTE, ['min', 's']]
      : [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), ['h', 'min']];
  if (big === 0) return `${small}\u00A0s`;
  const rest = small > 0 ? ` ${String(small).padStart(2, '0')}\u00A0${units[1]}` : '';
  return `${big}\u00A0${units[0]}${rest}`;
}

/** What a section holds, and what it costs to open: « Vidéo · 42 s · 237 Ko », « Image », « Texte » (D18). */
export function mediaSummary(media: Media): string {
  const { mediaSeconds, mediaBytes } = media;
  const parts = [
    kindOf(media),
    mediaSeconds !== undefined && durationLabel(mediaSeconds),
    mediaBytes !== undefined && sizeLabel(mediaBytes),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How many sections there are, and the length of their videos when each is known (D18). */
export function outlineSummary(sections: readonly Media[]): string {
  const videos = sections.filter(({ mediaName }) => mediaForms(mediaName)[0] === 'video');
  const count = counted(sections.length, 'section');
  if (videos.length === 0) return count;
  const lengths = videos.map(({ mediaSeconds }) => mediaSeconds ?? Number.NaN);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const length = Number.isNaN(total) ? '' : ` (${durationLabel(total)})`;
  return `${count}, dont ${counted(videos.length, 'vidéo')}${length}`;
}

function kindOf({ mediaName, mediaLink, mediaSeconds, mediaBytes }: Media): string {
  const isText = [mediaName, mediaLink, mediaSeconds, mediaBytes].every((one) => one === undefined);
  if (isText) return 'Texte';
  return { video: 'Vidéo', image: 'Image', none: 'Fichier' }[mediaForms(mediaName)[0] ?? 'none'];
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}
