import { $savesData } from '../../stores/site/device.ts';
import { useStore } from '../use-store.ts';

/** « Actualiser », for a visitor who saves data: nothing is asked again by itself (N12). */
export function Refresh({ onClick }: { onClick: () => void }) {
  if (!useStore($savesData)) return null;
  return (
    <button type="button" className="button button-quiet" onClick={onClick}>
      Actualiser
    </button>
  );
}
