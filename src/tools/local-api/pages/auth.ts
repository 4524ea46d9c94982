import { Hono } from 'hono';
import { checkSignUp, logIn, type SignUp, signUp, type User } from '../auth/accounts.ts';
import { endSession, sessionUser, startSession } from '../auth/session.ts';
import { readForm } from '../http/body.ts';
import { refuseFor } from '../http/limiter.ts';
import { PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import { addressOf } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';
import { wantedRedirect, withRedirect } from './redirect.ts';
import { sendForm } from './view/form.ts';
import { html } from './view/html.ts';

const JUST_LEFT = 'deconnexion';
const EMPTY: SignUp = { name: '', email: '', password: '' };

/** The auth site. */
export function authPages() {
  return new Hono<Env>()
    .get('/', (c) => showSignUp(c, wantedRedirect(c, c.req.query('redirect')), EMPTY, {}))
    .post('/', receiveSignUp)
    .get('/login', sendLogin)
    .post('/login', receiveLogin)
    .post('/logout', async (c) => {
      await readForm(c);
      endSession(c);
      return c.redirect(`${PAGE_PATHS.login}?${JUST_LEFT}`, 303);
    });
}

/** The login form; someone who is logged in goes on at once. */
function sendLogin(c: Context) {
  const back = wantedRedirect(c, c.req.query('redirect'));
  return sessionUser(c) ? goOn(c, back) : showLogin(c, back);
}

/** Checks the form: the only place that opens a session for an existing account. */
async function receiveLogin(c: Context) {
  const fields = await readForm(c);
  const back = wantedRedirect(c, fields.get('redirect'));
  const email = fields.get('email') ?? '';
  const { user, waitSeconds } = await logIn(c, email, fields.get('password') ?? '');
  if (waitSeconds) return tooManyAttempts(c, waitSeconds);
  // One error for both fields: it must not tell which of them is wrong.
  const refused = 'L’adresse e-mail ou le mot de passe ne convient pas.';
  return user ? goOn(c, back, user) : showLogin(c, back, { email, error: refused });
}

/** Creates the account and logs in, so that nobody types a password twice. */
async function receiveSignUp(c: Context) {
  const fields = await readForm(c);
  const text = (name: keyof SignUp) => fields.get(name) ?? '';
  const typed = { name: text('name'), email: text('email'), password: text('password') };
  const back = wantedRedirect(c, fields.get('redirect'));
  const errors = checkSignUp(typed);
  if (Object.keys(errors).length > 0) return showSignUp(c, back, typed, errors);
  const waitSeconds = c.get('services').limits.signUp.take(addressOf(c));
  if (waitSeconds > 0) return tooManyAttempts(c, waitSeconds);
  const user = await signUp(c, typed);
  if (user) return goOn(c, back, user);
  const email = 'Un compte existe déjà avec cette adresse : connectez-vous, ou changez-la.';
  return showSignUp(c, back, typed, { email });
}

/** Leads on to where the visitor was going, in a new session when a form has just told who it is. */
function goOn(c: Context, back: string | undefined, user?: User) {
  if (user) startSession(c, user);
  return c.redirect(back ?? SITE_PATHS.account, 303);
}

function tooManyAttempts(c: Context, seconds: number): never {
  const message = `Il y a eu trop d’essais depuis cette adresse. Réessayez dans ${seconds} s.`;
  return refuseFor(c, seconds, message);
}

function showLogin(
  c: Context,
  back: string | undefined,
  failed?: { email: string; error: string },
) {
  const hasLeft = c.req.method === 'GET' && c.req.query(JUST_LEFT) !== undefined;
  return sendForm(c, back, {
    title: 'Connexion',
    action: PAGE_PATHS.login,
    notice: hasLeft && html`<p class="notice success" role="status">Déconnexion réussie.</p>`,
    button: 'Se connecter',
    fields: [
      {
        name: 'email',
        label: 'Adresse e-mail',
        autocomplete: 'username',
        value: failed?.email,
        error: failed?.error,
      },
      {
        name: 'password',
        label: 'Mot de passe',
        autocomplete: 'current-password',
        sharesErrorOf: failed && 'email',
      },
    ],
    other: html`Pas encore de compte ?
        <a href="${withRedirect(SITE_PATHS.auth, back)}">Créez-en un</a>.`,
    refusal: 401,
  });
}

/** The sign-up form, also for someone who is logged in and wants another account. */
function showSignUp(
  c: Context,
  back: string | undefined,
  typed: SignUp,
  errors: ReturnType<typeof checkSignUp>,
) {
  return sendForm(c, back, {
    title: 'Créer un compte',
    action: SITE_PATHS.auth,
    button: 'Créer mon compte',
    fields: [
      { name: 'name', label: 'Nom', autocomplete: 'name', value: typed.name, error: errors.name },
      {
        name: 'email',
        label: 'Adresse e-mail',
        autocomplete: 'email',
        hint: 'Elle ne reçoit aucun message : vous pouvez en inventer une.',
        value: typed.email,
        error: errors.email,
      },
      {
        name: 'password',
        label: 'Mot de passe',
        autocomplete: 'new-password',
        hint: '8 caractères au moins.',
        error: errors.password,
      },
    ],
    other: html`Vous avez déjà un compte ?
        <a href="${withRedirect(PAGE_PATHS.login, back)}">Connectez-vous</a>.`,
    refusal: 400,
  });
}
