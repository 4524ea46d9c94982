import { describe, expect, test } from 'vitest';
import {
  durationLabel,
  mediaSummary,
  outlineSummary,
} from '../../../../src/rules/course/page/outline.ts';

describe('a length of time in words', () => {
  test.each([
    [0.2, '1 s'],
    [1, '1 s'],
    [42.4, '42 s'],
    [59.6, '1 min'],
    [60, '1 min'],
    [125, '2 min 05 s'],
    [3_599, '59 min 59 s'],
    [3_600, '1 h'],
    [3_900, '1 h 05 min'],
    [7_260, '2 h 01 min'],
  ])('%s → %s', (seconds, label) => {
    expect(durationLabel(seconds).replaceAll('\u00A0', ' ')).toBe(label);
  });
});

describe('what a section holds (D18)', () => {
  test.each([
    [undefined, undefined, undefined, 'Texte'],
    ['a.mp4', 42, 236_662, 'Vidéo · 42 s · 237 Ko'],
    ['media.mp4', undefined, undefined, 'Vidéo'],
    ['a.PNG', undefined, 24_000, 'Image · 24 Ko'],
    ['a.pdf', undefined, 4_200, 'Fichier · 4,2 Ko'],
    [undefined, undefined, 4_200, 'Fichier · 4,2 Ko'],
  ])('%s', (mediaName, mediaSeconds, mediaBytes, summary) => {
    const text = mediaSummary({ mediaName, mediaLink: undefined, mediaSeconds, mediaBytes });
    expect(text.replaceAll('\u00A0', ' ')).toBe(summary);
  });

  test('a link alone is a file', () => {
    const unknown = { mediaName: undefined, mediaSeconds: undefined, mediaBytes: undefined };
    expect(mediaSummary({ ...unknown, mediaLink: 'https://media.example/a' })).toBe('Fichier');
  });
});

describe('what a course holds', () => {
  const text = {
    mediaName: undefined,
    mediaLink: undefined,
    mediaSeconds: undefined,
    mediaBytes: undefined,
  };
  const video = (mediaSeconds?: number) => ({ ...text, mediaName: 'a.mp4', mediaSeconds });

  test.each([
    [[text], '1 section'],
    [[text, text], '2 sections'],
    [[text, video(60)], '2 sections, dont 1 vidéo (1 min)'],
    [[video(60), video(65), text], '3 sections, dont 2 vidéos (2 min 05 s)'],
    [[video(60), video()], '2 sections, dont 2 vidéos'],
  ])('%#: %s', (sections, summary) => {
    expect(outlineSummary(sections).replaceAll('\u00A0', ' ')).toBe(summary);
  });
});
