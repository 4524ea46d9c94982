import { Hono } from 'hono';
import { checkSignUp, logIn, type SignUp, signUp, type User } from '../auth/accounts.ts';
import { endSession, sessionUser, startSession } from '../auth/session.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import { addressOf, takeTry } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';
import { wantedRedirect } from './redirect.ts';
import { type FormPage, sendForm } from './view/form.ts';

const JUST_LEFT = 'deconnexion';

const LOGIN: FormPage = {
  title: 'Connexion',
  action: PAGE_PATHS.login,
  button: 'Se connecter',
  fields: [
    { name: 'email', label: 'Adresse e-mail', autocomplete: 'username' },
    {
      name: 'password',
      label: 'Mot de passe',
      autocomplete: 'current-password',
      sharesErrorOf: 'email',
    },
  ],
  other: { question: 'Pas encore de compte ?', path: SITE_PATHS.auth, link: 'Créez-en un' },
  refusal: 401,
};

const SIGN_UP: FormPage = {
  title: 'Créer un compte',
  action: SITE_PATHS.auth,
  button: 'Créer mon compte',
  fields: [
    { name: 'name', label: 'Nom', autocomplete: 'name' },
    {
      name: 'email',
      label: 'Adresse e-mail',
      autocomplete: 'email',
      hint: 'Elle ne reçoit aucun message : vous pouvez en inventer une.',
    },
    {
      name: 'password',
      label: 'Mot de passe',
      autocomplete: 'new-password',
      hint: '8 caractères au moins.',
    },
  ],
  other: { question: 'Vous avez déjà un compte ?', path: PAGE_PATHS.login, link: 'Connectez-vous' },
  refusal: 400,
};

/** The auth site; its sign-up form is also for someone who is logged in and wants another account. */
export function authPages() {
  return new Hono<Env>()
    .get('/', (c) => sendForm(c, SIGN_UP, { back: wantedRedirect(c, c.req.query('redirect')) }))
    .post('/', receiveSignUp)
    .get('/login', sendLogin)
    .post('/login', receiveLogin)
    .post('/logout', async (c) => {
      await readForm(c);
      await endSession(c);
      return c.redirect(`${PAGE_PATHS.login}?${JUST_LEFT}`, 303);
    });
}

/** The login form; someone who is logged in goes on at once. */
function sendLogin(c: Context) {
  const back = wantedRedirect(c, c.req.query('redirect'));
  if (sessionUser(c)) return goOn(c, back);
  const hasLeft = c.req.query(JUST_LEFT) !== undefined;
  return sendForm(c, LOGIN, { back, notice: hasLeft ? 'Déconnexion réussie.' : '' });
}

/** Checks the form: the only place that opens a session for an existing account. */
async function receiveLogin(c: Context) {
  const fields = await readForm(c);
  const back = wantedRedirect(c, fields.get('redirect'));
  const email = fields.get('email') ?? '';
  const user = await logIn(c, email, fields.get('password') ?? '');
  if (user) return goOn(c, back, user);
  // One error for both fields: it must not tell which of them is wrong.
  const errors = { email: 'L’adresse e-mail ou le mot de passe ne convient pas.' };
  return sendForm(c, LOGIN, { back, typed: { email }, errors });
}

/** Creates the account and logs in, so that nobody types a password twice. */
async function receiveSignUp(c: Context) {
  const fields = await readForm(c);
  const text = (name: keyof SignUp) => fields.get(name) ?? '';
  const typed = { name: text('name'), email: text('email') };
  const account = { ...typed, password: text('password') };
  const back = wantedRedirect(c, fields.get('redirect'));
  const errors = checkSignUp(account);
  if (Object.keys(errors).length > 0) return sendForm(c, SIGN_UP, { back, typed, errors });
  takeTry(c, c.get('services').limits.signUp, addressOf(c), 'depuis cette adresse');
  const user = await signUp(c, account);
  if (user) return goOn(c, back, user);
  const email = 'Un compte existe déjà avec cette adresse : connectez-vous, ou changez-la.';
  return sendForm(c, SIGN_UP, { back, typed, errors: { email } });
}

/** Leads on to where the visitor was going, in a new session when a form has just told who it is. */
async function goOn(c: Context, back: string | undefined, user?: User) {
  if (user) await startSession(c, user);
  return c.redirect(back ?? SITE_PATHS.account, 303);
}
