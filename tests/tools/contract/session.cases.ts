import { type Case, header, on } from './changes.ts';

/** Deviations of the account and auth services, and of their pages. */
export const SESSION_CASES: readonly Case[] = [
  {
    what: 'says that nobody has bought nothing',
    deviation: on('GET', '/user/subscriptions', ({ status }) =>
      status === 401 ? { status: 200 } : undefined,
    ),
    says: [
      'GET /user/subscriptions : 401 attendu sans session, 200 reçu — le site y lit : ce que la session a acheté',
    ],
  },
  {
    what: 'takes the probe for a person',
    deviation: on('POST', '/api/login', ({ status }) =>
      status === 200 ? { status: 201 } : undefined,
    ),
    says: [
      'POST /api/login : 200 attendu pour la sonde sans session, 201 reçu — le site y lit : quelqu’un est connecté : c’est le seul succès',
    ],
  },
  {
    what: 'answers the probe by an error',
    deviation: on('POST', '/api/login', ({ status }) =>
      status === 200 ? { status: 401 } : undefined,
    ),
    says: [
      'POST /api/login : 200 attendu pour la sonde sans session, 401 reçu — le site y lit : de faux identifiants, hors sonde : lu « personne »',
    ],
  },
  {
    what: 'does not know a session',
    deviation: on('POST', '/api/login', (_, { headers }) =>
      headers.cookie ? { status: 200 } : undefined,
    ),
    says: [
      'POST /api/login : 201 attendu avec une session, 200 reçu — le site y lit : personne n’est connecté. À préférer à une erreur, qui se verrait dans la console de chaque visiteur',
    ],
  },
  {
    what: 'opens a session by the probe, with an open cookie',
    deviation: on('POST', '/api/login', (passing) =>
      passing.status === 200 ? header('set-cookie', ['s=1; Path=/'])(passing) : undefined,
    ),
    says: [
      'POST /api/login : cookie s : HttpOnly attendu — un programme glissé dans une page le lirait',
      'POST /api/login : cookie s : SameSite attendu — Lax, ou None quand le service n’est pas du même domaine que le site',
      'POST /api/login : aucun cookie attendu, s reçu — la sonde ouvrirait ou changerait une session',
    ],
  },
  {
    what: 'breaks on a body that is no JSON',
    deviation: on('POST', '/api/login', ({ status, body }) =>
      status === 400 && body.includes('JSON') ? { status: 500 } : undefined,
    ),
    says: [
      'POST /api/login : 400 attendu pour un corps qui n’est pas du JSON, 500 reçu — le site y voit un échec',
    ],
  },
  {
    what: 'lets any site log people out',
    deviation: on('POST', '/api/logOut', ({ status }) =>
      status === 403 ? { status: 200 } : undefined,
    ),
    says: [
      'POST /api/logOut : 403 attendu pour une origine inconnue (n’importe quel site déconnecterait sinon vos visiteurs), 200 reçu — le site y lit : c’est fait : c’est le seul succès',
    ],
  },
  {
    what: 'closes the token that the site must read',
    deviation: on('POST', '/api/logOut', (passing) =>
      passing.status === 200
        ? header('set-cookie', ['XSRF-TOKEN=a; HttpOnly; SameSite=Lax'])(passing)
        : undefined,
    ),
    says: ['POST /api/logOut : cookie XSRF-TOKEN sans HttpOnly attendu — le site doit le lire'],
  },
  {
    what: 'leads from its login page to any site',
    deviation: on('GET', '/auth/login', (_, { search }) => ({
      status: search.has('redirect') ? 303 : 200,
      ...(search.has('redirect') && { headers: { location: search.get('redirect') ?? '' } }),
    })),
    says: [
      'page /login : redirect=https://contrat.invalid suivi — un lien vers votre page de connexion mènerait à un site inconnu',
    ],
  },
  {
    what: 'lets a cache keep its login page',
    deviation: on('GET', '/auth/login', (passing) =>
      passing.status === 200 ? header('cache-control', 'max-age=60')(passing) : undefined,
    ),
    says: ['page /login : Cache-Control : no-store attendu, max-age=60 reçu'],
  },
  {
    what: 'takes any order',
    deviation: on('GET', '/account/pay', ({ status }) =>
      status === 400 ? { status: 200 } : undefined,
    ),
    says: [
      'page /pay : 400 attendu pour la commande illisible {, 200 reçu',
      'page /pay : 400 attendu pour la commande illisible {"type":"full"}, 200 reçu',
    ],
  },
];
