import { decodeSubscriptions } from '../../../wire/decode.ts';
import { ENDPOINTS } from '../../../wire/endpoints.ts';
import type { WireMessage, WireSubscription } from '../../../wire/types.ts';
import { type Call, itemsUnder } from './call.ts';

const SUBSCRIPTION: WireSubscription = { courseId: 'python-debutant', type: 'full' };
const MESSAGE: WireMessage = {
  name: 'Awa Ndiaye',
  phone: '77 000 00 00',
  message: 'La vidéo de la deuxième section ne démarre pas.',
  type: 'probleme',
  page: '/ressources/python?tabs=bases',
};
const TOO_OFTEN = {
  status: 429,
  when: 'trop de demandes ; avec `Retry-After`',
  does: 'comme un échec : ce qui change quelque chose n’est jamais renvoyé de lui-même',
};

/** The calls of the account, auth and provider services (N1, N4). */
export const PEOPLE_CALLS = {
  subscriptions: {
    endpoint: ENDPOINTS.subscriptions,
    purpose: 'Ce que la session a acheté. Seul le type `full` ouvre une formation.',
    query: {},
    answer: {
      key: 'Message',
      fields: [
        { name: 'courseId', kind: 'id', need: 'required', means: 'identifiant de la formation' },
        { name: 'type', kind: 'text', need: 'required', means: '`full` : la formation entière' },
      ],
      example: { Message: [SUBSCRIPTION] },
      items: (body) => itemsUnder(['Message'], body),
      holding: (items) => ({ Message: items }),
      decode: decodeSubscriptions,
    },
    statuses: [
      {
        status: 401,
        when: 'personne n’est connecté, ou la session est finie',
        does: 'rien n’est acheté ; ce qui était ouvert se referme',
      },
    ],
    cache: 'private',
    isPolled: true,
  },
  login: {
    endpoint: ENDPOINTS.login,
    purpose:
      'La sonde : « quelqu’un est-il connecté ? ». 201 pour une session valide ou de vrais identifiants, et pour rien d’autre. **Elle ne pose jamais de cookie** : seul le formulaire du site de connexion ouvre une session.',
    query: {},
    body: { data: { email: 'sonde@exemple.invalid', password: 'sonde' } },
    statuses: [
      {
        status: 200,
        when: 'personne n’est connecté',
        does: 'lu « personne ». À préférer : une erreur se verrait dans la console de chaque visiteur',
      },
      { status: 401, when: 'de faux identifiants, hors sonde', does: 'lu « personne »' },
      { status: 400, when: 'le corps n’est pas celui-ci', does: 'lu « personne »' },
      TOO_OFTEN,
    ],
    cache: 'none',
    isPolled: false,
  },
  logout: {
    endpoint: ENDPOINTS.logout,
    purpose:
      'Finit la session **sur le serveur** et retire son cookie. Sans session, la réponse est 200 aussi. Le site n’envoie aucun corps.',
    query: {},
    statuses: [
      {
        status: 403,
        when: 'la demande vient d’une autre origine que celle du site',
        does: 'n’arrive pas : le site a la sienne',
      },
    ],
    cache: 'none',
    isPolled: false,
  },
  sendMessage: {
    endpoint: ENDPOINTS.sendMessage,
    purpose:
      'Un message d’un visiteur. `type` : `probleme`, `avis` ou `aide` ; `phone` peut être vide ; `message` a de 20 à 5 000 caractères ; `page` est l’adresse où il fut écrit.',
    query: {},
    body: MESSAGE,
    statuses: [
      {
        status: 400,
        when: 'un champ manque ou n’est pas un texte',
        does: 'le formulaire reste ouvert avec son texte',
      },
      TOO_OFTEN,
    ],
    cache: 'none',
    isPolled: false,
  },
} as const satisfies Record<string, Call>;
