export default function Duree({ secondes }) {
  const inconnue = secondes == null || secondes < 0;
  if (inconnue) return <span>–</span>;
  const entieres = Math.floor(secondes);
  const minutes = Math.floor(entieres / 60);
  const reste = String(entieres % 60).padStart(2, "0");
  return (
    <time dateTime={`PT${entieres}S`}>
      {minutes}:{reste}
    </time>
  );
}
