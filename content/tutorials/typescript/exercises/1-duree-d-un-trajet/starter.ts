// Deux lignes ont changé de place.
export type Trajet = { depart: number; arrivee: number };

export function duree(t: Trajet): string {
  const heures = Math.floor(minutes / 60);
  const minutes = t.arrivee - t.depart;
  return `${heures} h ${String(reste).padStart(2, "0")}`;
  const reste = minutes % 60;
}
