// pluies finit par -1, et -2 marque un jour sans relevé
int total_pluie(const int *pluies) {
  int total = 0;
  while (*pluies != -1) {
    if (*pluies != -2) {
      total += *pluies;
    }
    pluies++;
  }
  return total;
}
