import { CAREER_FIELDS } from '../../rules/site/career.ts';
import { choice, keys, list, text } from './fields.ts';

/** `content/orientation.yaml`: the questions that help to choose a field (G7). */
export const orientationSchema = keys({
  questions: list(
    keys({
      question: text(8, 100).describe(
        'la question, sur ce que l’on aime, jamais sur ce que l’on sait',
      ),
      answers: list(
        keys({
          answer: text(8, 80).describe('la réponse, comme on la dirait'),
          fields: list(choice(CAREER_FIELDS), [2, 2], 'domaines').describe(
            'deux points au premier, un au second',
          ),
        }),
        [4, 4],
        'réponses',
      ).describe('4 réponses'),
    }),
    [8, 10],
    'questions',
  ).describe('8 à 10 questions'),
});
