import { describe, expect, test } from 'vitest';
import {
  breadcrumbList,
  faqPage,
  jsonLd,
  organization,
  website,
} from '../../../../src/rules/site/discovery/structured.ts';

const SITE = 'https://formation.example';
const PUBLISHER = { name: 'Jàngal', site: SITE };

describe('the organization', () => {
  test.each([
    [['https://www.facebook.com/'], undefined],
    [['https://www.whatsapp.com/channel/'], undefined],
    [['https://www.whatsapp.com/channel'], undefined],
    [[], undefined],
    [
      ['https://www.facebook.com/jangal', 'https://www.tiktok.com/'],
      ['https://www.facebook.com/jangal'],
    ],
    [['https://www.whatsapp.com/channel/0029Va'], ['https://www.whatsapp.com/channel/0029Va']],
  ])('%j: the same as %j', (social, sameAs) => {
    expect(organization(PUBLISHER, social).sameAs).toEqual(sameAs);
  });

  test('its name, its home, its logo', () => {
    expect(organization(PUBLISHER, [])).toEqual({
      '@type': 'Organization',
      name: 'Jàngal',
      url: 'https://formation.example/',
      logo: 'https://formation.example/icons/icon-512.png',
    });
  });
});

test('the site names the address that searches it', () => {
  expect(website(PUBLISHER)).toMatchObject({
    '@type': 'WebSite',
    name: 'Jàngal',
    url: 'https://formation.example/',
    potentialAction: {
      target: { urlTemplate: 'https://formation.example/ressources?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a trail starts at home and ends at the page', () => {
  const trail = [
    { name: 'Ressources', path: '/ressources' },
    { name: 'Python', path: '/ressources/python' },
  ];
  expect(breadcrumbList(trail, SITE).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Ressources', item: `${SITE}/ressources` },
    { '@type': 'ListItem', position: 3, name: 'Python', item: `${SITE}/ressources/python` },
  ]);
});

test('questions come with their answers', () => {
  expect(faqPage([{ question: 'Est-ce gratuit ?', answer: 'Les tutoriels le sont.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Est-ce gratuit ?',
        acceptedAnswer: { '@type': 'Answer', text: 'Les tutoriels le sont.' },
      },
    ],
  });
});

test.each(['</script><script>alert(1)</script>', '<!--', 'a < b'])(
  '« %s » ends no script',
  (text) => {
    const json = jsonLd([{ '@type': 'Course', name: text }]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Course', name: text }],
    });
  },
);
