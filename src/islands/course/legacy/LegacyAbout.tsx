import { LEGACY_PRICE, type LegacyCourse, legacyAsCourse } from '../../../rules/course/legacy.ts';
import { french } from '../../../rules/text/typography.ts';
import { CourseBanner } from '../CourseBanner.tsx';
import { Prose } from '../texts/Prose.tsx';

/** The banner's title until the course is known, and without scripts. */
const UNKNOWN = { id: '', title: 'Tutoriel vidéo gratuit', description: '', bannerUrl: undefined };

interface Props {
  course: LegacyCourse | undefined;
  packs: readonly LegacyCourse[];
}

/** Banner, title, price, category, description, and what is missing (L3). */
export function LegacyAbout({ course, packs }: Props) {
  const titles = packs.map(({ title }) => title);
  return (
    <>
      <CourseBanner key={course?.id} course={legacyAsCourse(course ?? UNKNOWN)} categories={titles}>
        {course && (
          <p className="legacy-price">
            <span className="price">Gratuite</span> <span>{LEGACY_PRICE}</span>
          </p>
        )}
      </CourseBanner>
      {course && <Facts course={course} />}
    </>
  );
}

function Facts({ course: { title, description } }: { course: LegacyCourse }) {
  return (
    <section className="card legacy-about" aria-labelledby="description">
      <dl className="course-facts">
        <div>
          <dt>Catégorie{'\u00A0'}:</dt>
          <dd dir="auto">{french(title)}</dd>
        </div>
      </dl>
      <h2 id="description">Description</h2>
      {description.trim() === '' ? (
        <p className="quiet-note">Description indisponible</p>
      ) : (
        <Prose text={description} />
      )}
      <p className="quiet-note">Avantages indisponibles</p>
    </section>
  );
}
