import { expect, test } from 'vitest';
import { keepAllProgress, keepAllSentence } from '../../../src/rules/offline/kept-all.ts';

const CUT = 'Le téléchargement n’a pas abouti.';

test.each([
  [{ total: 16, missing: [] }, '', 'C’est fait\u00a0: tout se lit sans connexion.'],
  [{ total: 16, missing: [] }, CUT, `${CUT} À lire sans connexion\u00a0: 16 sur 16.`],
  [
    { total: 3, missing: ['C', 'Spring Boot'] },
    'Arrêté.',
    'Arrêté. À lire sans connexion\u00a0: 1 sur 3. Il manque\u00a0: C, Spring Boot.',
  ],
  [
    { total: 16, missing: ['C', 'C++'] },
    CUT,
    `${CUT} À lire sans connexion\u00a0: 14 sur 16. Il manque\u00a0: C, C++.`,
  ],
  [{ total: 2, missing: ['C', 'C++'] }, CUT, `${CUT} Rien n’est gardé sur cet appareil.`],
])('%j: what can be read (K13)', (state, why, sentence) => {
  expect(keepAllSentence(state, why)).toBe(sentence);
});

test('how far it is', () => {
  expect(keepAllProgress(6, 16)).toBe('6 sur 16');
});
