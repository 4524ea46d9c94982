import { useEffect, useRef, useState } from 'react';
import type { Course } from '../../rules/course/course.ts';
import { logoOf, motifOf } from '../../rules/course/cover.ts';

interface Props {
  course: Course;
  categories: readonly string[];
  hasLogo?: boolean;
}

/**
 * A course's picture over the woven cover of its category, which remains when the picture fails (C18).
 */
export function Cover({ course, categories, hasLogo = true }: Props) {
  const logo = hasLogo && logoOf(course.categories);
  return (
    <div className={`cover motif-${motifOf(course.category, categories)}`}>
      {course.bannerUrl && <Picture key={course.bannerUrl} url={course.bannerUrl} />}
      {logo && (
        <span className="cover-logo logo-tile">
          <img src={logo} alt="" width="38" height="38" loading="lazy" />
        </span>
      )}
    </div>
  );
}

function Picture({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const picture = useRef<HTMLImageElement>(null);

  // The picture may have loaded or failed before its island woke up.
  useEffect(() => {
    if (picture.current?.complete) setState(picture.current.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  if (state === 'failed') return null;
  return (
    <img
      ref={picture}
      className="cover-picture"
      src={url}
      alt=""
      width="640"
      height="360"
      loading="lazy"
      decoding="async"
      data-state={state}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
