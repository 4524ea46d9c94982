export type Trajet = { depart: number; arrivee: number };

export function duree(t: Trajet): string {
  const minutes = t.arrivee - t.depart;
  const heures = Math.floor(minutes / 60);
  const reste = minutes % 60;
  return `${heures} h ${String(reste).padStart(2, "0")}`;
}
