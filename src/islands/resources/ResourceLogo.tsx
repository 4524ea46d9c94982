/** The logo of a technology on its white tile, `size` pixels wide; nothing without an icon. */
export function ResourceLogo({ icon, size }: { icon: string | undefined; size: number }) {
  if (!icon) return null;
  return (
    <span className="resource-icon">
      <img src={`/logos/${icon}.svg`} alt="" width={size} height={size} loading="lazy" />
    </span>
  );
}
