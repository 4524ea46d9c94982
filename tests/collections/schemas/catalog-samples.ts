/** A section, a course and a free course that the schemas accept. */
export const section = {
  title: 'Les variables',
  description: 'Une variable garde une valeur. '.repeat(5),
  media: 'variables.mp4',
};
export const course = {
  name: 'Python, premiers pas',
  category: 'Développement web backend',
  keywords: ['Python', 'Données'],
  language: 'français',
  modality: 'premium',
  price: 25_000,
  cover: 'python.svg',
  shortDescription: 'Vos premiers programmes, à partir d’un cahier de comptes.',
  description: 'Un cours complet, du premier programme au carnet de ventes. '.repeat(5),
  benefits: ['Écrire une boucle', 'Lire une erreur', 'Ranger des données'],
  sections: [section, { ...section, title: 'Les boucles' }, { ...section, title: 'Les listes' }],
};
export const freeCourse = {
  id: 'pack-python',
  name: 'Pack Python',
  title: 'Python, les bases en vidéo',
  shortDescription: 'Variables, boucles et fonctions, pas à pas.',
  description: 'Trois vidéos courtes pour vos premiers programmes. '.repeat(3),
  cover: 'python.svg',
  logo: 'python',
  videos: [
    {
      name: 'Le solde',
      description: 'Une soustraction, deux variables, un affichage.',
      media: 'solde.mp4',
    },
  ],
};
