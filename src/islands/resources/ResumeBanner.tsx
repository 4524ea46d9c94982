import { useEffect } from 'react';
import { $resume, dismissResume, readResume } from '../../stores/tutorial/resume.ts';
import { Icon } from '../shell/Icon.tsx';
import { useStore } from '../use-store.ts';

/** The resume banner, with its link and its close button (R8, R11). */
export function ResumeBanner({ written }: { written: readonly { name: string; slug: string }[] }) {
  const resume = useStore($resume);
  useEffect(() => readResume(written), [written]);
  // biome-ignore lint/complexity/noUselessFragments: Astro takes `null` for another framework's, and calls it outside of React
  if (!resume) return <></>;
  return (
    <aside className={`resume resume-${resume.tone}`} aria-label="Reprendre un cours">
      <p className="resume-text">
        <strong>{resume.text}</strong>
        <span>
          {resume.name} · {resume.progress}% du cours
        </span>
      </p>
      <a className="button" href={resume.href}>
        {resume.verb}
      </a>
      <button type="button" className="icon-button" aria-label="Fermer" onClick={dismissResume}>
        <Icon name="close" />
      </button>
      {resume.recommended.length > 0 && (
        <p className="resume-next">
          Pour continuer :{' '}
          {resume.recommended.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </aside>
  );
}
