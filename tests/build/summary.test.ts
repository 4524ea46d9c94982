import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressAll } from '../../src/build/compress.ts';
import { parsePage } from '../../src/build/page.ts';
import { ADDRESSES, readSettings } from '../../src/build/settings.ts';
import { measure, summaryOf } from '../../src/build/summary.ts';
import { builtFolder } from './built-folder.ts';

const MEASURES = {
  pages: 14,
  heaviest: { path: '/ressources/python', bytes: 71_448 },
  scriptBytes: 138_000,
  files: 498,
  bytes: 10_291_000,
  cards: 12,
};
const ONLINE = {
  PUBLIC_TRAINING_URL: 'https://formations.exemple.sn',
  PUBLIC_COURSE_API_URL: 'https://api.exemple.sn/v2',
  PUBLIC_ACCOUNT_API_URL: 'https://api.exemple.sn/compte',
  PUBLIC_AUTH_API_URL: 'https://connexion.exemple.sn',
  PUBLIC_PROVIDER_API_URL: 'https://messages.exemple.sn',
  PUBLIC_HOME_URL: 'https://exemple.sn',
  PUBLIC_ACCOUNT_URL: 'https://compte.exemple.sn',
  PUBLIC_AUTH_URL: 'https://connexion.exemple.sn',
  PUBLIC_CONTACT_EMAIL: 'a@exemple.sn',
  PUBLIC_FEEDBACK_FORM_URL: 'https://avis.exemple.sn',
  PUBLIC_SELLER_VIDEO_URL: 'https://video.exemple.sn/a.mp4',
  PUBLIC_CHAT_URL: 'https://wa.me/221000000000',
  PUBLIC_COMMUNITY_URL: 'https://chat.whatsapp.com/exemple',
  PUBLIC_CHANNEL_URL: 'https://www.whatsapp.com/channel/exemple',
  PUBLIC_REPORT_URL: 'https://rapports.exemple.sn',
};

const summary = (env: Record<string, string>, measures: Partial<typeof MEASURES> = {}) =>
  summaryOf(readSettings(env), { ...MEASURES, ...measures });

test('of a site whose owner gave everything: what it is, and nothing to look at', () => {
  expect(summary(ONLINE)).toEqual([
    'Le site est construit.',
    'Adresses :',
    '  ce site : https://formations.exemple.sn',
    '  formations : https://api.exemple.sn/v2',
    '  compte : https://api.exemple.sn/compte',
    '  connexion : https://connexion.exemple.sn',
    '  messages : https://messages.exemple.sn',
    '  site d’accueil : https://exemple.sn',
    '  site du compte : https://compte.exemple.sn',
    '  site de connexion : https://connexion.exemple.sn',
    'Hôtes que les pages appellent, outre ce site :',
    '  https://api.exemple.sn',
    '  https://connexion.exemple.sn',
    '  https://messages.exemple.sn',
    'Poids :',
    '  14 pages ; la plus lourde : /ressources/python, 71\u00a0Ko',
    '  JavaScript, en tout : 138\u00a0Ko',
    '  dist/ : 498 fichiers, 10,3\u00a0Mo avec leurs copies compressées',
  ]);
});

test('what a setting that is off, or not given, takes away', () => {
  const given = Object.entries(ONLINE).filter(([name]) => name in ADDRESSES);
  const env = { ...Object.fromEntries(given), PUBLIC_COURSE_API_URL: '', PUBLIC_OFFLINE: 'off' };
  const lines = summary(env);
  const start = lines.indexOf('Éteint, ou pas donné :') + 1;
  expect(lines.slice(start, start + 9)).toEqual([
    '  lecture hors connexion éteinte (PUBLIC_OFFLINE)',
    '  pas de service des formations à vous : le catalogue embarqué, content/catalog (PUBLIC_COURSE_API_URL)',
    '  pas d’adresse de contact : la page de contact du site d’accueil (PUBLIC_CONTACT_EMAIL)',
    '  pas de formulaire d’avis à vous : celui du site (PUBLIC_FEEDBACK_FORM_URL)',
    '  pas de vidéo pour les formateurs : notre film muet (PUBLIC_SELLER_VIDEO_URL)',
    '  pas d’assistance à vous : ses liens ouvrent l’accueil de WhatsApp, personne ne répond (PUBLIC_CHAT_URL)',
    '  pas de groupe à vous : « Rejoindre le groupe de discussion » ne mène à personne (PUBLIC_COMMUNITY_URL)',
    '  pas de chaîne à vous : la cloche du pied de page et « Rejoindre notre communauté » ne mènent à personne (PUBLIC_CHANNEL_URL)',
    '  pas de rapports des navigateurs (PUBLIC_REPORT_URL)',
  ]);
});

test.each([
  [
    { PUBLIC_TRAINING_ULR: 'https://a.example' },
    'PUBLIC_TRAINING_ULR : ce réglage n’existe pas ; vouliez-vous dire PUBLIC_TRAINING_URL ?',
  ],
  [
    { PUBLIC_AUTH_API_URL: 'http://127.0.0.1:9' },
    'PUBLIC_AUTH_API_URL=http://127.0.0.1:9 : une adresse de cette machine, que personne d’autre n’atteint',
  ],
  [{ PUBLIC_PREVIEW: 'on' }, 'un site d’essai, que les moteurs sont priés de ne pas montrer'],
  [{}, 'l’accueil n’a aucune carte de formation', 0],
])('%j is told at the end: %s', (env, says, cards = 1) => {
  const lines = summary({ ...ONLINE, ...env }, { cards });
  expect(lines.slice(-2)).toEqual(['À regarder :', `  ${says}`]);
});

test('a build of one page, of which nothing is known to be heavy', () => {
  const lines = summary(ONLINE, { pages: 1 });
  expect(lines).toContain('  1 page ; la plus lourde : /ressources/python, 71\u00a0Ko');
  expect(summaryOf(readSettings(ONLINE), { ...MEASURES, pages: 0, heaviest: undefined })).toContain(
    '  0 page',
  );
});

test('pages, cards, the heaviest as it is sent, and all files with their compressed copies', async () => {
  const card = (id: string) => `<article class="course-card" id="${id}"><p>A</p></article>`;
  const texts = {
    'index.html': card('formation-a') + card('formation-b') + card('gratuit'),
    'seller.html': Array.from({ length: 500 }, (_, index) => `<i id="a${index}">`).join(''),
    'atelier.html': '<title>Atelier</title>',
  };
  using built = builtFolder({ ...texts, '_astro/app.a1.js': 'b()', 'films/c.mp4': 'd' });
  await compressAll(built.folder);
  const sizeOf = (file: string) => statSync(join(built.folder, file)).size;
  const pages = Object.entries(texts).map(([file, text]) => parsePage(file, text));
  expect(measure(built.folder, pages)).toEqual({
    pages: 2,
    cards: 2,
    heaviest: { path: '/seller', bytes: sizeOf('seller.html.br') },
    scriptBytes: sizeOf('_astro/app.a1.js.br'),
    files: 4 * 3 + 1,
    bytes: ['index.html', 'seller.html', 'atelier.html', '_astro/app.a1.js']
      .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
      .reduce((sum, file) => sum + sizeOf(file), sizeOf('films/c.mp4')),
  });
});
