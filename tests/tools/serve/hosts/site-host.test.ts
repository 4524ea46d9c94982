import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../../src/build/settings.ts';
import { siteHost } from '../../../../src/tools/serve/hosts/site-host.ts';

const hostOf = (address: string) => siteHost(readSettings({ PUBLIC_TRAINING_URL: address }));

test.each([
  { address: 'https://formations.exemple.sn', host: 'formations.exemple.sn' },
  { address: 'https://formations.exemple.sn/', host: 'formations.exemple.sn' },
  { address: 'https://Exemple.sn:443', host: 'exemple.sn' },
  { address: 'https://été.exemple.sn', host: 'xn--t-9fab.exemple.sn' },
  { address: 'http://essai.exemple.sn', host: 'essai.exemple.sn' },
])('the name of « $address » is $host', ({ address, host }) => {
  expect(hostOf(address)).toBe(host);
});

describe('an address that no file of a server could serve is refused (W28)', () => {
  test.each([
    { address: '', says: 'http://localhost:4321 mène à cette machine' },
    { address: 'http://localhost:4321', says: 'mène à cette machine' },
    { address: 'http://127.0.0.1', says: 'mène à cette machine' },
    { address: 'https://exemple', says: 'n’a pas de nom de domaine' },
    { address: 'https://192.168.1.4', says: 'n’a pas de nom de domaine' },
    { address: 'https://[2001:db8::1]', says: 'n’a pas de nom de domaine' },
    { address: 'https://formations,exemple.sn', says: 'n’a pas de nom de domaine' },
    { address: 'https://exemple.sn.', says: 'n’a pas de nom de domaine' },
    { address: 'https://exemple.sn:8443', says: 'a un port (8443)' },
    { address: 'https://exemple.sn/site', says: 'a un chemin (/site)' },
    { address: 'https://exemple.sn?a=1', says: 'a plus qu’un nom de domaine' },
    { address: 'https://awa@exemple.sn', says: 'a plus qu’un nom de domaine' },
  ])('« $address »: $says', ({ address, says }) => {
    expect(() => hostOf(address)).toThrow(says);
    expect(() => hostOf(address)).toThrow(/^PUBLIC_TRAINING_URL : /);
  });
});
