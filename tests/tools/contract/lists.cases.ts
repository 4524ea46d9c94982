import { PAID } from '../local-api/support/fixture.ts';
import { type Case, COURSES, courses, each, header, on, SITE, without } from './changes.ts';

/** Deviations of the course service, and of what is between two origins. */
export const LIST_CASES: readonly Case[] = [
  {
    what: 'never answers 304',
    deviation: courses(({ status }) =>
      status === 304 ? { status: 200, body: '{"courses":[]}' } : undefined,
    ),
    says: [
      `${COURSES} : 304 attendu à If-None-Match, 200 reçu — chaque actualisation télécharge tout de nouveau`,
    ],
  },
  {
    what: 'has no ETag',
    deviation: on('GET', '/getCategoriesNamesOnly', without('etag')),
    says: [
      'GET /getCategoriesNamesOnly : ETag attendu, rien reçu — chaque actualisation télécharge tout de nouveau',
    ],
  },
  {
    what: 'keeps its list ten minutes',
    deviation: courses(header('cache-control', 'public, max-age=600')),
    says: [
      `${COURSES} : Cache-Control : no-cache : gardée, redemandée à chaque fois attendu, public, max-age=600 reçu`,
    ],
  },
  {
    what: 'lets a shared cache keep the purchases',
    deviation: on('GET', '/user/subscriptions', header('cache-control', 'no-cache')),
    says: Array.from(
      { length: 2 },
      () =>
        'GET /user/subscriptions : Cache-Control : private, no-cache : gardée par le navigateur seul, redemandée à chaque fois attendu, no-cache reçu',
    ),
  },
  {
    what: 'sends its list as it is',
    deviation: courses((passing) => ({
      ...without('content-encoding')(passing),
      ...(passing.status === 200 && { body: passing.body.padEnd(2_000) }),
    })),
    says: [
      `${COURSES} : Content-Encoding : br ou gzip attendu, rien reçu — 2013 octets sans compression`,
    ],
  },
  {
    what: 'sends a page in place of the list',
    deviation: courses(() => ({ body: '<!doctype html><title>Connexion</title>', headers: {} })),
    says: [
      `${COURSES} : Access-Control-Allow-Origin : ${SITE} attendu, rien reçu — le navigateur cache la réponse au site`,
      `${COURSES} : Access-Control-Allow-Credentials : true attendu, rien reçu — les cookies de la session partent avec l’appel`,
      `${COURSES} : Access-Control-Expose-Headers : ETag, Retry-After attendu — le site ne peut pas le lire`,
      `${COURSES} : Content-Type : application/json attendu, rien reçu`,
      `${COURSES} : Cache-Control : no-cache : gardée, redemandée à chaque fois attendu, rien reçu`,
      `${COURSES} : réponse illisible : { "courses": … } attendu — le site y voit un échec`,
    ],
  },
  {
    what: 'redirects',
    deviation: on('GET', '/getCategoriesNamesOnly', () => ({ status: 302, body: '' })),
    says: ['GET /getCategoriesNamesOnly : 200 attendu, 302 reçu — le site y voit un échec'],
  },
  {
    what: 'hides its headers',
    deviation: courses(header('access-control-expose-headers', 'ETag')),
    says: [
      `${COURSES} : Access-Control-Expose-Headers : Retry-After attendu — le site ne peut pas le lire`,
    ],
  },
  {
    what: 'lets every site read',
    deviation: on(
      'OPTIONS',
      '/user/subscriptions',
      ({ headers }, { headers: { origin = '' } }) => ({
        headers: {
          ...headers,
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
        },
      }),
    ),
    says: [
      'OPTIONS /user/subscriptions : Access-Control-Allow-Origin : https://contrat.invalid donné à une origine inconnue — n’importe quel site lirait les réponses de vos visiteurs',
    ],
  },
  {
    what: 'does not tell caches that origins differ',
    deviation: on('OPTIONS', '/course', without('vary')),
    says: [
      'OPTIONS /course : Vary : Origin attendu — un cache donnerait la réponse d’une autre origine',
    ],
  },
  {
    what: 'does not know the visitor’s header',
    deviation: on('OPTIONS', '/courseDetails', (passing) =>
      header('access-control-allow-headers', 'content-type, x-xsrf-token')(passing),
    ),
    says: [
      'OPTIONS /courseDetails : Access-Control-Allow-Headers : x-visitor-id attendu — le navigateur n’envoie pas GET /courseDetails',
    ],
  },
  {
    what: 'forgets the answer to a preflight at once',
    deviation: on('OPTIONS', '/api/logOut', without('access-control-max-age')),
    says: [
      'OPTIONS /api/logOut : Access-Control-Max-Age : 7200 attendu, rien reçu — sans lui, chaque appel coûte deux échanges',
    ],
  },
  {
    what: 'answers 405 to a preflight',
    deviation: on('OPTIONS', '/v3/sendMessage', () => ({ status: 405 })),
    says: [
      'OPTIONS /v3/sendMessage : 204 attendu, 405 reçu — le navigateur n’envoie pas POST /v3/sendMessage',
    ],
  },
  {
    what: 'gives a media over http',
    deviation: courses(
      each('courses', (item, index) =>
        index === 1 ? { ...item, BannerUrl: 'http://a.sn/b.png' } : item,
      ),
    ),
    says: [
      `${COURSES} : courses[1].BannerUrl : adresse https attendu, "http://a.sn/b.png" reçu — le site fait sans`,
    ],
  },
  {
    what: 'gives a price that nobody can read',
    deviation: courses(
      each('courses', (item, index) => (index === 1 ? { ...item, pricing: 'cher' } : item)),
    ),
    says: [
      `${COURSES} : courses[1].pricing : nombre de 0 à 1 000 000 000, ou objet avec price et modalite, en JSON ou non attendu, "cher" reçu — le site fait sans`,
    ],
  },
  {
    what: 'gives a course without a name',
    deviation: courses(
      each('courses', ({ nom, ...item }, index) => (index === 2 ? item : { ...item, nom })),
    ),
    says: [
      `${COURSES} : courses[2].nom : texte non vide attendu, rien reçu — l’élément est abandonné`,
    ],
  },
  {
    what: 'gives one id twice',
    deviation: courses(
      each('courses', (item, index) => (index === 1 ? { ...item, id: PAID } : item)),
    ),
    says: [`${COURSES} : courses[2].id : "${PAID}" est déjà pris — l’élément est abandonné`],
  },
  {
    what: 'gives categories that are no texts',
    deviation: on(
      'GET',
      '/getCategoriesNamesOnly',
      each('Categories', (item, index) => (index === 1 ? 7 : item)),
    ),
    says: [
      'GET /getCategoriesNamesOnly : Categories[1] : texte, ou objet avec nom, attendu, 7 reçu — abandonné',
    ],
  },
  {
    what: 'lets anybody watch what is sold',
    deviation: on('GET', '/courseSections', (passing, { search }) =>
      search.get('id') === 'nom-hostile'
        ? each('sections', (item, index) =>
            index === 0 ? { ...item, mediaLink: 'https://a.sn/b.mp4' } : item,
          )(passing)
        : undefined,
    ),
    says: [
      'GET /courseSections : mediaLink reçu pour la section nom-hostile-1 de « <b>"L\'été" & co</b> », payante, sans session — n’importe qui la regarde sans payer',
    ],
  },
  {
    what: 'answers an empty course in place of 404',
    deviation: on('GET', '/courseDetails', ({ status }) =>
      status === 404 ? { status: 200, body: '{}' } : undefined,
    ),
    says: ['GET /courseDetails : 404 attendu pour une formation qui n’existe pas, 200 reçu'],
  },
];
