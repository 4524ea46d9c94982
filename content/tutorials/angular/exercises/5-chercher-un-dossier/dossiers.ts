export interface Dossier {
  numero: string;
  nom: string;
  service: string;
}

export const dossiers: readonly Dossier[] = [
  { numero: 'K-104', nom: 'Sène Awa', service: 'Radio' },
  { numero: 'K-019', nom: 'Ba Ousmane', service: 'Maternité' },
  { numero: 'K-377', nom: 'Diène Marie', service: 'Radio' },
  { numero: 'K-250', nom: 'Élimane Fall', service: 'Radio' },
];
