// 137 minutes deviennent « 2 h 17 ».
export function duree(minutes) {
  const heures = Math.floor(minutes / 60);
  const reste = minutes % 60;
  return `${heures} h ${reste}`;
}
