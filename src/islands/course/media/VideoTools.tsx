import { durationLabel } from '../../../rules/course/page/outline.ts';

const RATES = [0.75, 1, 1.25, 1.5, 2];

interface Props {
  /** The title of the section. */
  title: string;
  rate: number;
  onRate: (rate: number) => void;
  /** In seconds: where the video went on; 0 when it began at its beginning. */
  start: number;
  onRestart: () => void;
}

/** Under a player: the speed, and the way back to its beginning (M7). */
export function VideoTools({ title, rate, onRate, start, onRestart }: Props) {
  return (
    <div className="video-tools">
      <label>
        Vitesse
        <select
          className="field"
          aria-label={`Vitesse\u00A0: ${title}`}
          value={rate}
          onChange={({ target }) => onRate(Number(target.value))}
        >
          {RATES.map((one) => (
            <option key={one} value={one}>
              {`× ${one.toLocaleString('fr')}`}
            </option>
          ))}
        </select>
      </label>
      {start > 0 && (
        <button type="button" className="button button-quiet" onClick={onRestart}>
          {`Repris à ${durationLabel(start)} : revoir du début`.replace(' :', '\u00A0:')}
        </button>
      )}
    </div>
  );
}
