import { expect, test } from 'vitest';
import { stateCourse } from '../../../src/rules/course/course.ts';

test('a saved navigation state stands for its course, and knows no more than it says', () => {
  const state = {
    id: 'python',
    name: 'Python',
    category: 'Données',
    bannerUrl: '/a.png',
    price: 5_000,
  };
  const more = { ...state, description: 'Long.', benefits: '' };
  expect(stateCourse(more)).toEqual({
    ...state,
    categories: ['Données'],
    language: '',
    shortDescription: '',
    modality: undefined,
  });
});
