import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/build/policy.ts';
import { readSettings } from '../../src/build/settings.ts';

/** `connect-src` → its sources. */
function policyOf(env: Record<string, string> = {}): Map<string, string[]> {
  const { directives } = contentSecurityPolicy(readSettings(env));
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('connect-src lists the origins of the services, and no other', () => {
  test.each([
    { why: 'the embedded default', env: {}, origins: ['http://localhost:4322'] },
    { why: 'another port', env: { API_PORT: '5000' }, origins: ['http://localhost:5000'] },
    {
      why: 'a path is no part of an origin, nor is a slash',
      env: { PUBLIC_COURSE_API_URL: 'https://api.example/v1/' },
      origins: ['https://api.example', 'http://localhost:4322'],
    },
    {
      why: 'four services on four hosts',
      env: {
        PUBLIC_COURSE_API_URL: 'https://cours.example',
        PUBLIC_ACCOUNT_API_URL: 'https://compte.example',
        PUBLIC_AUTH_API_URL: 'https://auth.example',
        PUBLIC_PROVIDER_API_URL: 'https://message.example:8443',
      },
      origins: [
        'https://cours.example',
        'https://compte.example',
        'https://auth.example',
        'https://message.example:8443',
      ],
    },
    {
      why: 'sites and outside links are visited, not called',
      env: { PUBLIC_HOME_URL: 'https://accueil.example', PUBLIC_CHAT_URL: 'https://chat.example' },
      origins: ['http://localhost:4322'],
    },
  ])('$why', ({ env, origins }) => {
    expect(policyOf(env).get('connect-src')).toEqual(["'self'", ...origins]);
  });

  test.each(['https://evil.example; script-src *', 'https://evil.example *', "'unsafe-inline'"])(
    'a setting cannot add to it: %s',
    (value) => {
      expect(() => policyOf({ PUBLIC_COURSE_API_URL: value })).toThrow('PUBLIC_COURSE_API_URL');
    },
  );
});

test.each([
  { film: '', frames: [] },
  { film: 'https://film.example/a.mp4', frames: [] },
  { film: 'https://youtu.be/a', frames: ['https://www.youtube-nocookie.com'] },
  { film: 'https://vimeo.com/1', frames: ['https://player.vimeo.com'] },
])('frames are ours, and the player of the trainers’ video: $film', ({ film, frames }) => {
  const policy = policyOf({ PUBLIC_SELLER_VIDEO_URL: film });
  expect(policy.get('frame-src')).toEqual(["'self'", ...frames]);
  expect(policy.get('img-src')).not.toContain('https://youtu.be');
});

describe('pictures and videos come from this site, the services and the hosts that are named', () => {
  test.each([
    { why: 'the embedded default', env: {}, origins: ['http://localhost:4322'] },
    {
      why: 'two hosts, and that of the trainers’ video',
      env: {
        PUBLIC_MEDIA_ORIGINS: ' https://images.example  https://videos.example:8443 ',
        PUBLIC_SELLER_VIDEO_URL: 'https://film.example/a.mp4',
      },
      origins: [
        ...['http://localhost:4322', 'https://images.example'],
        ...['https://videos.example:8443', 'https://film.example'],
      ],
    },
  ])('$why', ({ env, origins }) => {
    expect(policyOf(env).get('img-src')).toEqual(["'self'", 'data:', ...origins]);
    expect(policyOf(env).get('media-src')).toEqual(["'self'", ...origins]);
  });

  test.each(['https:', '*', 'https://*.example', 'https://a.example/films'])(
    'a setting cannot add %s',
    (value) => {
      expect(() => policyOf({ PUBLIC_MEDIA_ORIGINS: value })).toThrow('PUBLIC_MEDIA_ORIGINS');
      const more = `https://a.example; script-src ${value}`;
      expect(() => policyOf({ PUBLIC_MEDIA_ORIGINS: more })).toThrow('PUBLIC_MEDIA_ORIGINS');
    },
  );
});

test('what is not named is not allowed, and nothing that lets any code in is named', () => {
  const policy = policyOf();
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  const sources = new Set([...policy.values()].flat());
  for (const kind of ['inline', 'eval', 'hashes'])
    expect(sources).not.toContain(`'unsafe-${kind}'`);
  for (const any of ['*', 'http:', 'https:', 'blob:']) expect(sources).not.toContain(any);
});

test('scripts and styles are left to Astro and its hashes; each directive is written once', () => {
  expect([...policyOf().keys()].filter((name) => /^(?:script|style)-src/.test(name))).toEqual([]);
  expect(contentSecurityPolicy(readSettings({})).directives).toHaveLength(policyOf().size);
});
