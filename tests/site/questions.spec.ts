import { expect, test } from '../support/site.ts';

/** What learners type, and the heading that must answer first (R6). */
const QUESTIONS = {
  'boucle for': 'javascript?tabs=bases#bases-repeter-for-of-for-while',
  'boucle for python': 'python?tabs=bases#bases-repeter-un-nombre-connu-de-fois-for-range',
  'boucle while python': 'python?tabs=bases#bases-repeter-tant-que-while-break',
  if: 'javascript?tabs=bases#bases-choisir-if-ternaire',
  'if else python': 'python?tabs=bases#bases-choisir-avec-if-elif-else',
  'fichier csv': 'python?tabs=utils#utils-echanger-un-tableau-csv',
  'centrer une div': 'css?tabs=bases#bases-centrer-une-div',
  'comment centrer une div en css ?': 'css?tabs=bases#bases-centrer-une-div',
  fonction: 'javascript?tabs=bases#bases-creer-une-fonction-function-return',
  'paramètre par défaut': 'python?tabs=bases#bases-choisir-ses-parametres-par-defaut-nommes',
  'listes python': 'python?tabs=bases#bases-ranger-dans-une-liste',
  dictionnaires: 'python?tabs=utils#utils-associer-une-valeur-a-une-cle-dictionnaires',
  'trier une liste': 'python?tabs=utils#utils-trier-selon-son-besoin-sorted-key',
  'try except': 'python?tabs=bases#bases-reagir-a-une-erreur-try-except',
  NameError: 'python?tabs=first#first-lire-un-message-d-erreur',
  'f-string': 'python?tabs=bases#bases-ecrire-du-texte-chaines-et-f-strings',
  'input python': 'python?tabs=bases#bases-lire-une-saisie-et-la-convertir',
  'variable python': 'python?tabs=bases#bases-nommer-une-valeur-variables',
  'classe python': 'python?tabs=utils#utils-reunir-des-donnees-et-leurs-actions-classes',
  'nombre aléatoire': 'python?tabs=utils#utils-dater-tirer-au-sort-datetime-random',
  'installer une bibliothèque': 'python?tabs=utils#utils-installer-une-bibliotheque-venv-pip',
  'json python': 'python?tabs=utils#utils-garder-un-cahier-entier-json',
  formulaire: 'html?tabs=bases#bases-poser-une-question-formulaire-et-label',
  image: 'html?tabs=bases#bases-montrer-une-image-et-la-decrire',
  lien: 'html?tabs=bases#bases-relier-avec-des-liens',
  'tableau html': 'html?tabs=bases#bases-dresser-un-tableau',
  vidéo: 'html?tabs=bases#bases-faire-entendre-et-voir-audio-et-video',
  flexbox: 'css?tabs=bases#bases-aligner-et-repartir-flexbox',
  grid: 'css?tabs=bases#bases-ranger-en-grille-grid',
  'couleur de fond': 'css?tabs=utils#utils-peindre-un-fond-degrades-images',
  'z-index': 'css?tabs=utils#utils-poser-par-dessus-position-z-index',
  hover: 'css?tabs=utils#utils-montrer-l-etat-hover-focus-visible-disabled',
  'mode sombre': 'css?tabs=utils#utils-offrir-un-theme-sombre-light-dark',
  '@media': 'css?tabs=utils#utils-commencer-petit-puis-elargir-media-clamp',
  'const let': 'javascript?tabs=bases#bases-nommer-une-valeur-const-let',
  querySelector: 'javascript?tabs=utils#utils-ecrire-dans-la-page-queryselector-textcontent',
  'clic sur un bouton': 'javascript?tabs=utils#utils-reagir-aux-gestes-clic-evenements-delegation',
  fetch: 'javascript?tabs=utils#utils-demander-au-reseau-fetch',
  'map filter': 'javascript?tabs=utils#utils-transformer-et-garder-map-filter-reduce',
  localStorage: 'javascript?tabs=utils#utils-garder-dans-le-navigateur-localstorage-json',
  interface: 'typescript?tabs=bases#bases-decrire-un-objet-type-interface',
  générique: 'typescript?tabs=utils#utils-ecrire-pour-tous-les-types-generiques',
  'union de types': 'typescript?tabs=bases#bases-accepter-plusieurs-types-unions',
  pointeur: 'c?tabs=bases#bases-suivre-une-adresse-pointeurs-null',
  malloc: 'c?tabs=utils#utils-reserver-et-rendre-de-la-memoire-malloc-calloc-free',
  'lire un fichier en c': 'c?tabs=utils#utils-lire-et-ecrire-un-fichier-texte-fopen-fgets-errno',
  unique_ptr: 'cpp?tabs=utils#utils-deplacer-et-posseder-seul-std-move-unique-ptr',
  'classe c++': 'cpp?tabs=bases#bases-garder-une-regle-dans-une-classe-class-constructeur',
  cmake: 'cpp?tabs=utils#utils-construire-avec-cmake',
  useState: 'reactjs?tabs=bases#bases-garder-une-memoire-usestate',
  useEffect: 'reactjs?tabs=utils#utils-se-brancher-sur-le-dehors-useeffect',
  'props react': 'reactjs?tabs=bases#bases-recevoir-des-valeurs-props-children',
  'liste react': 'reactjs?tabs=bases#bases-afficher-une-liste-map-filter-key',
  'react router': 'reactjs?tabs=utils#utils-changer-d-ecran-par-l-adresse-react-router',
  'tester un composant': 'reactjs?tabs=utils#utils-tester-un-composant-vitest-testing-library',
  'tester un composant react':
    'reactjs?tabs=utils#utils-tester-un-composant-vitest-testing-library',
  FlatList: 'reactnative?tabs=bases#bases-afficher-une-longue-liste-flatlist',
  TextInput: 'reactnative?tabs=bases#bases-lire-une-saisie-textinput',
  AsyncStorage: 'reactnative?tabs=utils#utils-garder-des-donnees-asyncstorage',
  'expo router': 'reactnative?tabs=utils#utils-relier-des-ecrans-expo-router',
  'produire un apk': 'reactnative?tabs=utils#utils-produire-un-apk-et-le-partager',
  'signal angular': 'angular?tabs=bases#bases-garder-un-etat-dans-un-signal-signal-set-update',
  computed: 'angular?tabs=bases#bases-calculer-a-partir-d-un-etat-computed',
  ngIf: 'angular?tabs=utils#utils-lire-du-code-ancien-ngmodule-ngif-input',
  routerLink: 'angular?tabs=utils#utils-relier-des-pages-routes-routerlink',
  HttpClient: 'angular?tabs=utils#utils-demander-des-donnees-httpclient',
  'formulaire angular': 'angular?tabs=utils#utils-construire-un-formulaire-form-formfield',
  'tester un composant angular': 'angular?tabs=utils#utils-tester-un-composant-testbed-vitest',
};

test('each question leads to the heading that teaches it (R6)', async ({ page }) => {
  await page.goto('/ressources');
  const box = page.getByRole('searchbox', { name: 'Rechercher une ressource' });
  const hits = page.getByRole('region', { name: 'Dans les tutoriels' }).getByRole('link');
  for (const [question, heading] of Object.entries(QUESTIONS)) {
    await box.fill(question);
    await expect(page.getByText(/^\d+ passages? dans les tutoriels$/)).toBeAttached();
    await expect.soft(hits.first(), question).toHaveAttribute('href', `/ressources/${heading}`);
    // An answer of one question is not the answer of the next.
    await box.fill('');
    await expect(hits).toHaveCount(0);
  }
});

test('no card matches, the tutorials answer, and the domain narrows them (R3)', async ({
  page,
}) => {
  await page.goto('/ressources');
  const none = page.getByText('Aucune ressource trouvée.');
  const hits = page.getByRole('region', { name: 'Dans les tutoriels' }).getByRole('link');
  await page.getByRole('searchbox', { name: 'Rechercher une ressource' }).fill('boucle');
  await expect(none).toBeVisible();
  await expect(hits.locator('span').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Domaine' }).selectOption('Mobile');
  await expect(none).toBeVisible();
  await expect(page.getByText(/^\d+ passages? dans les tutoriels$/)).toBeAttached();
  const places = await hits.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(places.length).toBeGreaterThan(1);
  for (const place of places) expect(place).toMatch(/^\/ressources\/reactnative\?/);
});

test('an excerpt is prose: no code of a sample, no label of a button (R6)', async ({ page }) => {
  await page.goto('/ressources');
  await page.getByRole('searchbox', { name: 'Rechercher une ressource' }).fill('boucle');
  const excerpts = page.locator('.tutorial-hit > span');
  await expect(excerpts.first()).toBeVisible();
  for (const text of await excerpts.allTextContents()) {
    expect(text).not.toMatch(/Copier|Essayer|Résultat|Voir la réponse|\S[.!?]\p{Lu}/u);
  }
});
