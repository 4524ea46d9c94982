/** An icon of the page's sprite (`components/Sprite.astro`); its meaning is said by a word beside it. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
