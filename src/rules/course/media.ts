import { has } from '../older.ts';

export type MediaKind = 'image' | 'video';

/** The ways to show a media, by its extension: the next one is tried when one fails (M1). */
const FORMS: Readonly<Record<string, readonly MediaKind[]>> = {
  png: ['image'],
  jpg: ['image'],
  jpeg: ['image'],
  mp4: ['video'],
  mpeg: ['video'],
  webm: ['video'],
  // Listed as a video, but an image format in truth (M2).
  webp: ['video', 'image'],
};

/**
 * The ways to show a media, from the extension of its name, whatever its case and query; empty when the
 * name tells neither (M1).
 */
export function mediaForms(name: string | undefined): readonly MediaKind[] {
  const extension = /\.([^.]*)$/.exec(name?.split('?')[0] ?? '')?.[1]?.toLowerCase() ?? '';
  return has(FORMS, extension) ? (FORMS[extension] ?? []) : [];
}

/**
 * Whether an event is a right click of a mouse. The menu key sends button -1 (0 in some browsers), a
 * long press the pointer type `touch`; browsers whose event has no pointer type leave it undefined
 * (D14).
 */
export function isRightClick(event: { button: number; pointerType?: string }): boolean {
  return event.button === 2 && (event.pointerType ?? 'mouse') === 'mouse';
}
