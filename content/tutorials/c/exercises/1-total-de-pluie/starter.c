// pluies finit par -1, et -2 marque un jour sans relevé
int total_pluie(const int *pluies) {
  int total = 0;
  // à toi : avance jusqu'à -1
  total += *pluies;
  return total;
}
