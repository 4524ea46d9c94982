import type {
  CourseInstance,
  CourseLeaf,
  ItemListLeaf,
  OfferLeaf,
  OrganizationLeaf,
} from 'schema-dts';
import type { Course } from '../../course/course.ts';
import { french } from '../../text/typography.ts';
import { courseHref, tutorialPath } from '../links.ts';
import { absoluteUrl } from '../pages.ts';
import { sharedPicturePath } from './shared-picture.ts';
import type { Publisher } from './structured.ts';

/** What a tutorial says of itself; `minutes` is the time that its steps take together, at most. */
export interface TutorialFacts {
  slug: string;
  title: string;
  description: string;
  level: string;
  objectives: readonly string[];
  minutes: number;
  updated: Date;
}

/** BCP 47 names of the languages in which courses are given. */
const LANGUAGES = new Map([
  ['wolof', 'wo'],
  ['français', 'fr'],
  ['anglais', 'en'],
]);

/** The courses that a page shows, in its order. */
export function courseList(courses: readonly Course[], publisher: Publisher): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: catalogCourse(course, publisher),
    })),
  };
}

/** A tutorial as a free course in French, read online; its duration is that of its steps (Q6). */
export function tutorialCourse(facts: TutorialFacts, publisher: Publisher): CourseLeaf {
  const duration = `PT${facts.minutes}M`;
  return {
    '@type': 'Course',
    name: facts.title,
    description: facts.description,
    url: absoluteUrl(tutorialPath(facts.slug), publisher.site),
    image: absoluteUrl(sharedPicturePath(facts.slug), publisher.site),
    provider: provider(publisher),
    inLanguage: 'fr',
    isAccessibleForFree: true,
    offers: offer(0),
    educationalLevel: facts.level,
    timeRequired: duration,
    teaches: facts.objectives,
    dateModified: facts.updated.toISOString().slice(0, 10),
    hasCourseInstance: { ...online(), courseWorkload: duration },
  };
}

function catalogCourse(course: Course, publisher: Publisher): CourseLeaf {
  const language = LANGUAGES.get(course.language.toLowerCase());
  return {
    '@type': 'Course',
    name: french(course.name),
    description: french(course.shortDescription || course.name),
    url: absoluteUrl(courseHref(course), publisher.site),
    provider: provider(publisher),
    ...(language && { inLanguage: language }),
    ...(course.price !== undefined && { offers: offer(course.price) }),
    hasCourseInstance: online(),
  };
}

/** A price in FCFA (XOF), 0 for free; a course without a price has no offer (Q6). */
function offer(price: number): OfferLeaf {
  const category = price === 0 ? 'Free' : 'Paid';
  return { '@type': 'Offer', category, price, priceCurrency: 'XOF' };
}

/** Everything here is followed on a screen, at any hour. */
function online(): CourseInstance {
  return { '@type': 'CourseInstance', courseMode: 'Online' };
}

function provider({ name, site }: Publisher): OrganizationLeaf {
  return { '@type': 'Organization', name, url: absoluteUrl('/', site) };
}
