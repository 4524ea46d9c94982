/**
 * An icon of the page's sprite (`components/shell/icons/Sprite.astro`); a word beside it says what it
 * means.
 */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
