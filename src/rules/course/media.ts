export type MediaKind = 'image' | 'video';

/** How a media is shown, in the order of the tries: the next when one fails. */
const FORMS: Readonly<Record<string, readonly MediaKind[]>> = {
  png: ['image'],
  jpg: ['image'],
  jpeg: ['image'],
  mp4: ['video'],
  mpeg: ['video'],
  webm: ['video'],
  // The specification calls it a video; it is an image format.
  webp: ['video', 'image'],
};

/**
 * « image if the media name ends in png, jpg or jpeg; video player if it ends in mp4, mpeg or webp »
 * (section 2), in any case, what follows a `?` left out; none for a name that says neither.
 */
export function mediaForms(name: string | undefined): readonly MediaKind[] {
  const extension = /\.([^.]*)$/.exec(name?.split('?')[0] ?? '')?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FORMS, extension) ? (FORMS[extension] ?? []) : [];
}

/**
 * A right click of a mouse. The menu key comes with button -1 (0 in some browsers), a long press with
 * the pointer type `touch`; browsers whose event names no pointer leave it undefined.
 */
export function isRightClick(event: { button: number; pointerType?: string }): boolean {
  return event.button === 2 && (event.pointerType ?? 'mouse') === 'mouse';
}
