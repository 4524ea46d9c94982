import { useState } from 'react';
import { blockRightClick } from '../../../browser/course/context-menu.ts';
import { Spinner } from '../../shell/Spinner.tsx';

interface Props {
  link: string;
  title: string;
  onFail: () => void;
}

/** An image of a section, whole in its frame; a spinner shows until it has loaded. */
export function Picture({ link, title, onFail }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Spinner isShown={!isLoaded} />
      <img
        src={link}
        alt={title}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={onFail}
        onContextMenu={(event) => blockRightClick(event.nativeEvent)}
      />
    </>
  );
}
