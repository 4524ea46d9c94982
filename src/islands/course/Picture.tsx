import { useState } from 'react';
import { blockRightClick } from '../../browser/context-menu.ts';
import { Spinner } from '../shell/Spinner.tsx';

interface Props {
  link: string;
  title: string;
  onFail: () => void;
}

/** An image of a section, in a frame that does not change when it arrives. */
export function Picture({ link, title, onFail }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className="media-frame">
      <Spinner isShown={!isLoaded} />
      <img
        src={link}
        alt={title}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={onFail}
        onContextMenu={(event) => blockRightClick(event.nativeEvent)}
      />
    </div>
  );
}
