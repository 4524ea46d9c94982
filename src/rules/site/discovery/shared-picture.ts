/** What the picture of a shared link says and shows. */
export interface SharedPicture {
  title: string;
  subtitle: string;
  /** Names of files of `public/logos`, woven into the cloth; one alone is large. */
  logos: readonly string[];
}

/** In pixels: the size that networks show large (Open Graph) (Q7). */
export const SHARED_WIDTH = 1_200;
export const SHARED_HEIGHT = 630;

const FOLDER = '/partage/';

/** The pages that have a picture of their own, beside the tutorials (Q7). */
export const SHARED_PICTURES: Readonly<Record<string, SharedPicture>> = {
  accueil: {
    title: 'Apprendre en\u00A0wolof, en\u00A0français et en\u00A0anglais',
    subtitle: 'Des formations en ligne et des tutoriels gratuits, à suivre sur un téléphone',
    logos: ['javascript', 'python', 'react', 'html', 'mysql', 'java'],
  },
  conseils: {
    title: 'Trouvez votre voie en Informatique',
    subtitle: 'Sept domaines racontés de l’intérieur, un test pour choisir',
    logos: ['css', 'git', 'typescript', 'nodejs', 'sql', 'angular'],
  },
  seller: {
    title: 'Devenez formateur',
    subtitle: 'Vendez vos cours vidéo, texte ou documents : 70 % de chaque vente vous revient',
    logos: [],
  },
};

/** A tutorial's picture shows the logo of its technology. */
export function tutorialPicture(title: string, logo: string): SharedPicture {
  return {
    title,
    subtitle: 'Un tutoriel gratuit en huit étapes, avec des exercices corrigés',
    logos: [logo],
  };
}

/** `python` → `/partage/python.png`. */
export function sharedPicturePath(name: string): string {
  return `${FOLDER}${name}.png`;
}

/** Whether a path is a picture for shared links: no page needs them, and no device keeps them (K4). */
export function isSharedPicture(path: string): boolean {
  return path.startsWith(FOLDER);
}
