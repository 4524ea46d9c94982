// 137 minutes deviennent « 2 h 17 ».
export function duree(minutes) {
  // À toi.
}
