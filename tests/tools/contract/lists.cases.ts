import { PAID } from '../local-api/support/fixture.ts';
import {
  type Case,
  COURSES,
  courses,
  each,
  header,
  on,
  one,
  SITE,
  when,
  without,
} from './changes.ts';

/** Deviations of the course service, and of what is between two origins. */
export const LIST_CASES: readonly Case[] = [
  [
    'never answers 304',
    courses(when(304, { status: 200, body: '{"courses":[]}' })),
    `${COURSES} : 304 attendu à If-None-Match, 200 reçu — chaque actualisation télécharge tout de nouveau`,
  ],
  [
    'has no ETag',
    on('GET', '/getCategoriesNamesOnly', without('etag')),
    'GET /getCategoriesNamesOnly : ETag : texte non vide attendu, rien reçu — sans lui, chaque actualisation télécharge tout de nouveau',
  ],
  [
    'keeps its list ten minutes',
    courses(header('cache-control', 'public, max-age=600')),
    `${COURSES} : Cache-Control : no-cache attendu, public, max-age=600 reçu — la réponse est gardée, mais redemandée à chaque fois`,
  ],
  [
    'lets a shared cache keep the purchases',
    on('GET', '/user/subscriptions', header('cache-control', 'no-cache')),
    ...Array<string>(2).fill(
      'GET /user/subscriptions : Cache-Control : private, no-cache attendu, no-cache reçu — la réponse est gardée par le navigateur seul, et redemandée à chaque fois',
    ),
  ],
  [
    'sends its list as it is',
    courses((passing) => ({
      ...without('content-encoding')(passing),
      ...(passing.status === 200 && { body: passing.body.padEnd(2_000) }),
    })),
    `${COURSES} : Content-Encoding : br ou gzip attendu, rien reçu — 2013 octets sans compression`,
  ],
  [
    'sends a page in place of the list',
    courses(() => ({ body: '<!doctype html><title>Connexion</title>', headers: {} })),
    `${COURSES} : Access-Control-Allow-Origin : ${SITE} attendu, rien reçu — sinon, le navigateur cache la réponse au site ; jamais \`*\` ni une origine inconnue`,
    `${COURSES} : Access-Control-Allow-Credentials : true attendu, rien reçu — les cookies de la session partent avec l’appel`,
    `${COURSES} : Access-Control-Expose-Headers : ETag, Retry-After attendu, rien reçu — sinon, le site ne peut pas les lire`,
    `${COURSES} : Vary : Origin attendu, rien reçu — sinon, un cache donnerait la réponse d’une autre origine`,
    `${COURSES} : Cache-Control : no-cache attendu, rien reçu — la réponse est gardée, mais redemandée à chaque fois`,
    `${COURSES} : ETag : texte non vide attendu, rien reçu — sans lui, chaque actualisation télécharge tout de nouveau`,
    `${COURSES} : Content-Type : application/json attendu, rien reçu`,
    `${COURSES} : réponse : { "courses": … } attendu, rien de lisible reçu — sans cela, le site voit un échec`,
  ],
  [
    'redirects',
    on('GET', '/getCategoriesNamesOnly', () => ({ status: 302, body: '' })),
    'GET /getCategoriesNamesOnly : 200 attendu, 302 reçu — le site y voit un échec',
  ],
  [
    'hides its headers',
    courses(header('access-control-expose-headers', 'ETag')),
    `${COURSES} : Access-Control-Expose-Headers : ETag, Retry-After attendu, ETag reçu — sinon, le site ne peut pas les lire`,
    `${COURSES} : Access-Control-Expose-Headers : ETag, Retry-After attendu, ETag reçu — sinon, le site ne peut pas les lire (réponse 304)`,
  ],
  [
    'lets every site read',
    on('OPTIONS', '/user/subscriptions', ({ headers }, { headers: { origin = '' } }) => ({
      headers: {
        ...headers,
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      },
    })),
    'OPTIONS /user/subscriptions : Access-Control-Allow-Origin : https://contrat.invalid donné à une origine inconnue — n’importe quel site lirait les réponses de vos visiteurs',
  ],
  [
    'does not tell caches that origins differ',
    on('OPTIONS', '/course', without('vary')),
    'OPTIONS /course : Vary : Origin attendu, rien reçu — sinon, un cache donnerait la réponse d’une autre origine',
    'OPTIONS /course : Vary : Origin attendu pour une origine inconnue — un cache lui donnerait la réponse d’une autre',
  ],
  [
    'does not know the visitor’s header',
    on(
      'OPTIONS',
      '/courseDetails',
      header('access-control-allow-headers', 'content-type, x-xsrf-token'),
    ),
    'OPTIONS /courseDetails : Access-Control-Allow-Headers : x-visitor-id, x-xsrf-token attendu, content-type, x-xsrf-token reçu — sinon, le navigateur n’envoie pas l’appel',
  ],
  [
    'forgets the answer to a preflight at once',
    on('OPTIONS', '/api/logOut', without('access-control-max-age')),
    'OPTIONS /api/logOut : Access-Control-Max-Age : 7200 attendu, rien reçu — sans cet en-tête, chaque appel coûte deux échanges',
  ],
  [
    'answers 405 to a preflight',
    on('OPTIONS', '/v3/sendMessage', () => ({ status: 405 })),
    'OPTIONS /v3/sendMessage : 204 attendu pour que le navigateur envoie POST /v3/sendMessage, 405 reçu — le site y voit un échec',
  ],
  [
    'gives a media over http',
    courses(one('courses', 1, { BannerUrl: 'http://a.sn/b.png' })),
    `${COURSES} : courses[1].BannerUrl : adresse https attendu, "http://a.sn/b.png" reçu — image de couverture. Sans elle : une couverture dessinée`,
  ],
  [
    'gives a price that nobody can read',
    courses(one('courses', 1, { pricing: 'cher' })),
    `${COURSES} : courses[1].pricing : nombre de 0 à 1 000 000 000, ou objet avec price et modalite, en JSON ou non attendu, "cher" reçu — prix en FCFA ; 0 : gratuit ; \`modalite\` : \`free\`, \`premium\` ou \`freemium\`. Sans prix lisible : formation verrouillée, prix « -- »`,
  ],
  [
    'gives a course without a name',
    courses(each('courses', ({ nom, ...item }, index) => (index === 2 ? item : { ...item, nom }))),
    `${COURSES} : courses[2].nom : texte non vide attendu, rien reçu — nom affiché. Sans lui, la formation est abandonnée`,
  ],
  [
    'gives one id twice',
    courses(one('courses', 1, { id: PAID })),
    `${COURSES} : courses[2].id : "${PAID}" est déjà pris — l’élément est abandonné`,
  ],
  [
    'gives categories that are no texts',
    on(
      'GET',
      '/getCategoriesNamesOnly',
      each('Categories', (item, index) => (index === 1 ? 7 : item)),
    ),
    'GET /getCategoriesNamesOnly : Categories[1] : texte, ou objet avec nom attendu, 7 reçu — le nom d’une catégorie. Un autre est abandonné',
  ],
  [
    'lets anybody watch what is sold',
    on('GET', '/courseSections', (passing, { search }) =>
      search.get('id') === 'nom-hostile'
        ? one('sections', 0, { mediaLink: 'https://a.sn/b.mp4' })(passing)
        : undefined,
    ),
    'GET /courseSections : mediaLink reçu pour la section nom-hostile-1 de « <b>"L\'été" & co</b> », payante, sans session — n’importe qui la regarde sans payer',
  ],
  [
    'answers an empty course in place of 404',
    on('GET', '/courseDetails', when(404, { status: 200, body: '{}' })),
    'GET /courseDetails : 404 attendu pour une formation qui n’existe pas, 200 reçu — le site y lit : les textes d’une formation',
  ],
];
