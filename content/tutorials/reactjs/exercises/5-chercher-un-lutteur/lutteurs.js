export const lutteurs = [
  { id: 'a', nom: 'Saliou', ville: 'Joal' },
  { id: 'b', nom: 'Diène', ville: 'Fatick' },
  { id: 'c', nom: 'Ngor', ville: 'Joal' },
  { id: 'd', nom: 'Birame', ville: 'Fatick' },
  { id: 'e', nom: 'Élimane', ville: 'Joal' },
  { id: 'f', nom: 'Gora', ville: 'Joal' },
];
