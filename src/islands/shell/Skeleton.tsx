import { Spinner } from './Spinner.tsx';

interface Props {
  isShown: boolean;
  /** A whole course page, or the cards of a list. */
  shape: 'page' | 'list';
}

/** The shape of what is on its way, in its place; the spinner's words say so (X1). */
export function Skeleton({ isShown, shape }: Props) {
  if (!isShown) return null;
  return (
    <div className={`skeleton skeleton-${shape}`}>
      <i />
      <i />
      <i />
      <Spinner isShown />
    </div>
  );
}
