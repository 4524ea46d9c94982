import { type Case, header, on, when } from './changes.ts';

/** Deviations of the account and auth services, and of their pages. */
export const SESSION_CASES: readonly Case[] = [
  [
    'says that nobody has bought nothing',
    on('GET', '/user/subscriptions', when(401, { status: 200 })),
    'GET /user/subscriptions : 401 attendu sans session, 200 reçu — le site y lit : ce que la session a acheté',
  ],
  [
    'takes the probe for a person',
    on('POST', '/api/login', when(200, { status: 201 })),
    'POST /api/login : 200 attendu pour la sonde sans session, 201 reçu — le site y lit : quelqu’un est connecté : c’est le seul succès',
  ],
  [
    'answers the probe by an error',
    on('POST', '/api/login', when(200, { status: 401 })),
    'POST /api/login : 200 attendu pour la sonde sans session, 401 reçu — le site y lit : de faux identifiants, hors sonde : lu « personne »',
  ],
  [
    'does not know a session',
    on('POST', '/api/login', (_, { headers }) => (headers.cookie ? { status: 200 } : undefined)),
    'POST /api/login : 201 attendu avec une session, 200 reçu — le site y lit : personne n’est connecté. À préférer à une erreur, qui se verrait dans la console de chaque visiteur',
  ],
  [
    'opens a session by the probe, with an open cookie',
    on('POST', '/api/login', when(200, header('set-cookie', ['s=1; Path=/']))),
    'POST /api/login : cookie s : HttpOnly attendu — un programme glissé dans une page le lirait',
    'POST /api/login : cookie s : SameSite attendu — Lax, ou None quand le service n’est pas du même domaine que le site',
    'POST /api/login : aucun cookie attendu, s reçu — la sonde ouvrirait ou changerait une session',
  ],
  [
    'breaks on a body that is no JSON',
    on('POST', '/api/login', ({ status, body }) =>
      status === 400 && body.includes('JSON') ? { status: 500 } : undefined,
    ),
    'POST /api/login : 400 attendu pour un corps qui n’est pas du JSON, 500 reçu — le site y voit un échec',
  ],
  [
    'lets any site log people out',
    on('POST', '/api/logOut', when(403, { status: 200 })),
    'POST /api/logOut : 403 attendu pour une origine inconnue (n’importe quel site déconnecterait sinon vos visiteurs), 200 reçu — le site y lit : c’est fait : c’est le seul succès',
  ],
  [
    'closes the token that the site must read',
    on(
      'POST',
      '/api/logOut',
      when(200, header('set-cookie', ['XSRF-TOKEN=a; HttpOnly; SameSite=Lax'])),
    ),
    'POST /api/logOut : cookie XSRF-TOKEN sans HttpOnly attendu — le site doit le lire',
  ],
  [
    'leads from its login page to any site',
    on('GET', '/auth/login', (_, { search }) => ({
      status: search.has('redirect') ? 303 : 200,
      ...(search.has('redirect') && { headers: { location: search.get('redirect') ?? '' } }),
    })),
    'page /login : redirect=https://contrat.invalid suivi — un lien vers votre page de connexion mènerait à un site inconnu',
  ],
  [
    'lets a cache keep its login page',
    on('GET', '/auth/login', when(200, header('cache-control', 'max-age=60'))),
    'page /login : Cache-Control : no-store attendu, max-age=60 reçu',
  ],
  [
    'takes any order',
    on('GET', '/account/pay', when(400, { status: 200 })),
    'page /pay : 400 attendu pour la commande illisible {, 200 reçu',
    'page /pay : 400 attendu pour la commande illisible {"type":"full"}, 200 reçu',
  ],
];
