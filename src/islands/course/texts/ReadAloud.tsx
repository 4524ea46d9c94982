import { useEffect, useState } from 'react';
import { french } from '../../../rules/text/typography.ts';
import { $canSpeak, $speaking, detectSpeech, stop, toggle } from '../../../stores/course/speech.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useStore } from '../../use-store.ts';

interface Props {
  /** Unique on the page: one text is read at a time. */
  id: string;
  text: string;
  /** Names the text in the button, for who hears the buttons one after the other. */
  title?: string;
}

/** The button that reads a text aloud; absent where the browser cannot speak (D15). */
export function ReadAloud({ id, text, title }: Props) {
  const canSpeak = useStore($canSpeak);
  const isSpeaking = useStore($speaking) === id;
  const [isUsed, setUsed] = useState(false);
  const label = isSpeaking ? 'Arrêter la lecture' : 'Écouter';

  useEffect(detectSpeech, []);
  useEffect(() => () => stop(id), [id]);

  if (!canSpeak) return null;
  return (
    <div className="read-aloud">
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={isSpeaking}
        aria-label={title && french(`${label} : ${title}`)}
        onClick={() => {
          setUsed(true);
          toggle(id, text);
        }}
      >
        <Icon name={isSpeaking ? 'stop' : 'sound'} />
        {label}
      </button>
      <span className="visually-hidden" role="status">
        {isSpeaking ? 'Lecture en cours' : isUsed && 'Lecture terminée'}
      </span>
    </div>
  );
}
