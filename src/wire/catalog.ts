/** What is sent of a course of the embedded catalogue. */
interface CourseFields {
  name: string;
  category: string;
  keywords: readonly string[];
  language: string;
  modality: string;
  price: number;
  cover?: string | undefined;
  shortDescription: string;
  description: string;
  benefits: string[];
  level?: string | undefined;
  sections: readonly { title: string; description: string; media?: string | undefined }[];
}

/** What the file of a media says of itself (D18). */
export interface MediaFacts {
  /** Undefined when there is no such file. */
  bytes?: number | undefined;
  /** Of a video that says how long it is. */
  seconds?: number | undefined;
}

interface VideoFields {
  name: string;
  description: string;
  media: string;
}

/** Where the site serves `content/catalog/media`. */
export const MEDIA_PATH = '/media';

/** A course as its card needs it, in the words of the services (N4). */
export function toWireCourse(id: string, course: CourseFields) {
  return {
    id,
    nom: course.name,
    categorie: course.category,
    categories: [course.category, ...course.keywords],
    ...(course.cover && { BannerUrl: coverUrl(course.cover) }),
    langue: course.language,
    ShortDescription: course.shortDescription,
    // A text of JSON: `{"price":25000,"modalite":"premium"}`.
    pricing: JSON.stringify({ price: course.price, modalite: course.modality }),
  };
}

/** The long texts of a course. */
export function toWireDetails(id: string, course: CourseFields) {
  const { name, description, benefits, level } = course;
  return { courseId: id, nom: name, description, benefits, ...(level && { niveau: level }) };
}

/** A section as it is sent: without `mediaLink` when it is locked for the session's user (A5). */
export type WireSection = ReturnType<typeof toWireSections>[number];

/**
 * All sections of a course, with their media; `linkTo` gives the address of one, `factsOf` its length in seconds
 * and its weight in bytes.
 */
export function toWireSections(
  id: string,
  { sections }: Pick<CourseFields, 'sections'>,
  linkTo = sectionUrl,
  factsOf: (media: string) => MediaFacts = () => ({}),
) {
  return sections.map(({ title, description, media }, index) => {
    const { bytes, seconds } = media ? factsOf(media) : {};
    const facts = { sectionMediaSeconds: seconds, sectionMediaBytes: bytes };
    return {
      id: `${id}-${index + 1}`,
      title,
      description,
      ...(media && { sectionMediaName: media, mediaLink: linkTo(media), ...facts }),
    };
  });
}

export function toWireVideos({ videos }: { videos: readonly VideoFields[] }) {
  return videos.map(({ name, description, media }) => ({
    videoName: name,
    videoLink: sectionUrl(media),
    videoDescription: description,
  }));
}

/** Where the site serves a cover of `content/catalog/media/covers`. */
export function coverUrl(cover: string): string {
  return `${MEDIA_PATH}/covers/${cover}`;
}

function sectionUrl(media: string): string {
  return `${MEDIA_PATH}/sections/${media}`;
}
