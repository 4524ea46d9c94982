import { beforeEach, describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { leadsTo, PASSWORD, Visitor } from './support/visitor.ts';

let { app, database, clock } = startApp();
let awa = new Visitor(app);

beforeEach(() => {
  ({ app, database, clock } = startApp());
  awa = new Visitor(app);
});

const users = () => database.sql.all`SELECT name, email FROM users`;

describe('sign-up', () => {
  test('creates the account, logs in and leads to it', async () => {
    expect(leadsTo(await awa.signUp(' Awa@Example.com '))).toBe('/account');
    expect(users()).toEqual([{ name: 'Awa Ndiaye', email: 'awa@example.com' }]);
    const page = await awa.page('/account');
    expect(page).toContain('Awa Ndiaye');
    expect(page).toContain('awa@example.com');
  });

  test('the password is nowhere as it was typed', async () => {
    await awa.signUp();
    const [row] = database.sql.all<{ password: string }>`SELECT password FROM users`;
    expect(row?.password).toMatch(/^scrypt\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['a name with a line break', { name: 'Awa\nBcc: x' }, ['name']],
    ['a long name', { name: 'a'.repeat(101) }, ['name']],
    ['half an address', { email: 'awa@example' }, ['email']],
    ['two at signs', { email: 'a@b@example.com' }, ['email']],
    ['a NUL in the address', { email: 'awa\0@example.com' }, ['email']],
    ['a long address', { email: `${'a'.repeat(250)}@example.com` }, ['email']],
    ['the address of the probe', { email: 'sonde@exemple.invalid' }, ['email']],
    ['seven characters', { password: '1234567' }, ['password']],
    ['seven emoji', { password: '🐐'.repeat(7) }, ['password']],
    ['a giant password', { password: 'x'.repeat(201) }, ['password']],
    ['nothing at all', { name: '', email: '', password: '' }, ['name', 'email', 'password']],
  ])('refuses %s, field by field', async (_, changes, wrong) => {
    const typed = { name: 'Awa', email: 'awa@example.com', password: PASSWORD, ...changes };
    const response = await awa.fill('/auth', typed);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('<title>Erreur\u00A0: Créer un compte');
    for (const name of ['name', 'email', 'password']) {
      const input = new RegExp(`<input id="${name}"[^>]*>`).exec(page)?.[0] ?? '';
      const isWrong = wrong.includes(name);
      expect([name, input.includes('aria-invalid="true"')]).toEqual([name, isWrong]);
      expect(page.includes(`<a href="#${name}">`)).toBe(isWrong);
      expect(page.includes(`id="${name}-error"`)).toBe(isWrong);
      if (isWrong) expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${name}-error`));
    }
    expect(users()).toEqual([]);
    expect(awa.cookies.has('sandbox_session')).toBe(false);
  });

  test('keeps what was typed, never the password', async () => {
    const typed = { name: '<Awa> "N"', email: 'pas une adresse', password: 'un-secret-connu' };
    const page = await (await awa.fill('/auth', typed)).text();
    expect(page).toContain('value="&lt;Awa&gt; &quot;N&quot;"');
    expect(page).toContain('value="pas une adresse"');
    expect(page).not.toContain('un-secret-connu');
  });

  test('an address has one account, also when two ask at once', async () => {
    const visitors = [new Visitor(app), new Visitor(app), new Visitor(app)];
    const answers = await Promise.all(visitors.map((visitor) => visitor.signUp()));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    expect(users()).toHaveLength(1);
    const late = await (await awa.signUp('AWA@example.com')).text();
    expect(late).toContain('Un compte existe déjà avec cette adresse');
  });

  test('sixty accounts a minute, then a page that says to wait', async () => {
    for (let index = 0; index < 60; index += 1) {
      expect((await new Visitor(app).signUp(`a${index}@example.com`)).status).toBe(303);
    }
    const refused = await awa.signUp('late@example.com');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
  });
});

describe('login', () => {
  beforeEach(async () => {
    await new Visitor(app).signUp();
  });

  test('opens the account, which asks for it', async () => {
    const { headers } = await awa.request('/account');
    expect(headers.get('Location')).toBe('/auth/login?redirect=%2Faccount');
    expect(leadsTo(await awa.logIn('AWA@example.com '))).toBe('/account');
    expect((await awa.request('/account')).status).toBe(200);
  });

  test('says the same of a wrong password and of an unknown address', async () => {
    const wrong = await awa.logIn('awa@example.com', 'motdepasse2');
    const unknown = await awa.logIn('nobody@example.com', 'motdepasse2');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [one, other] = [await wrong.text(), await unknown.text()];
    expect(one.replace('value="awa@', 'value="nobody@')).toBe(other);
    expect(one).toContain('<title>Erreur\u00A0: Connexion');
    expect(one).not.toContain('motdepasse2');
  });

  test('ten wrong tries, then a page in French that says to wait', async () => {
    for (let index = 0; index < 10; index += 1) await awa.logIn('awa@example.com', 'faux');
    const refused = await awa.logIn();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refused.text()).toContain('Réessayez dans 60');
    clock.advance(60_000);
    expect((await awa.logIn()).status).toBe(303);
  });

  test('who is in does not see the form again', async () => {
    await awa.logIn();
    const again = await awa.request('/auth/login?redirect=/account/seller');
    expect(again.status).toBe(303);
    expect(again.headers.get('Location')).toBe('/account/seller');
  });
});
