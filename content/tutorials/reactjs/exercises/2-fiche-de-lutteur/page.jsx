import Fiche from './exercice.jsx';

export default function Page() {
  return (
    <main>
      <h1>Lutteurs</h1>
      <Fiche nom="Ngor" poids={104} tel="770000001">
        <p>Il lutte depuis 2019.</p>
      </Fiche>
      <Fiche nom="Saliou" tel="770000002" />
    </main>
  );
}
