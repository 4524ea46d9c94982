export const contacts = [
  { id: 1, nom: 'Faye', role: 'vétérinaire', village: 'Notto', tel: '77 000 00 27' },
  { id: 2, nom: 'Sène', role: 'conseillère', village: 'Mboro', tel: '77 000 00 12' },
  { id: 3, nom: 'Bâ', role: 'grainetier', village: 'Mboro', tel: '77 000 00 31' },
  { id: 4, nom: 'Élimane', role: 'puisatier', village: 'Notto', tel: '77 000 00 48' },
];
