import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { checkSignUp, logIn, type SignUp, type SignUpErrors, signUp } from '../auth/accounts.ts';
import { endSession, sessionUser, startSession } from '../auth/session.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import { addressOf } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';
import { wantedRedirect, withRedirect } from './redirect.ts';
import { errorSummary, field, form } from './view/form.ts';
import { html } from './view/html.ts';
import { sendPage } from './view/layout.ts';

const JUST_LEFT = 'deconnexion';
const REFUSED = 'L’adresse e-mail ou le mot de passe ne convient pas.';

/** The auth site. */
export function authPages() {
  return new Hono<Env>()
    .get('/', sendSignUp)
    .post('/', receiveSignUp)
    .get('/login', sendLogin)
    .post('/login', receiveLogin)
    .post('/logout', receiveLogout);
}

/** The login form; someone who is logged in goes on at once. */
function sendLogin(c: Context) {
  const back = wantedRedirect(c, c.req.query('redirect'));
  if (sessionUser(c)) return c.redirect(back ?? SITE_PATHS.account, 303);
  return showLogin(c, { back, hasLeft: c.req.query(JUST_LEFT) !== undefined });
}

/** Checks the form: the only place that opens a session for an existing account. */
async function receiveLogin(c: Context) {
  const fields = await readForm(c);
  const back = wantedRedirect(c, fields.get('redirect'));
  const email = fields.get('email') ?? '';
  const { user, waitSeconds } = await logIn(c, email, fields.get('password') ?? '');
  if (waitSeconds) return tooManyAttempts(c, waitSeconds);
  if (!user) return showLogin(c, { back, email, error: REFUSED });
  startSession(c, user);
  return c.redirect(back ?? SITE_PATHS.account, 303);
}

/** « Se déconnecter ». */
async function receiveLogout(c: Context) {
  await readForm(c);
  endSession(c);
  return c.redirect(`${PAGE_PATHS.login}?${JUST_LEFT}`, 303);
}

/** 429, with the time to wait. */
function tooManyAttempts(c: Context, waitSeconds: number): never {
  c.header('Retry-After', String(waitSeconds));
  throw new HTTPException(429, {
    message: `Il y a eu trop d’essais depuis cette adresse. Réessayez dans ${waitSeconds} s.`,
  });
}

interface LoginView {
  back: string | undefined;
  email?: string;
  error?: string;
  hasLeft?: boolean;
}

function showLogin(c: Context, { back, email, error, hasLeft }: LoginView) {
  // One error for both fields: it must not tell which of them is wrong.
  const body = html`${field({
    name: 'email',
    label: 'Adresse e-mail',
    type: 'email',
    autocomplete: 'username',
    value: email,
    error,
  })}
        ${field({
          name: 'password',
          label: 'Mot de passe',
          type: 'password',
          autocomplete: 'current-password',
          sharesErrorOf: error && 'email',
        })}
        <button class="button" type="submit">Se connecter</button>`;
  const page = {
    title: 'Connexion',
    hasErrors: error !== undefined,
    body: html`<div class="card">
        ${hasLeft && html`<p class="notice success" role="status">Déconnexion réussie.</p>`}
        ${errorSummary({ email: error })}
        ${form(PAGE_PATHS.login, body, back ? { redirect: back } : {})}
        <p>Pas encore de compte ?
        <a href="${withRedirect(SITE_PATHS.auth, back)}">Créez-en un</a>.</p>
      </div>`,
  };
  return sendPage(c, page, error ? 401 : 200);
}

const EMPTY: SignUp = { name: '', email: '', password: '' };

/** The empty form, also for someone who is logged in and wants another account. */
function sendSignUp(c: Context) {
  return showSignUp(c, wantedRedirect(c, c.req.query('redirect')), EMPTY, {});
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
  if (!user) {
    const email = 'Un compte existe déjà avec cette adresse : connectez-vous, ou changez-la.';
    return showSignUp(c, back, typed, { email });
  }
  startSession(c, user);
  return c.redirect(back ?? SITE_PATHS.account, 303);
}

function showSignUp(c: Context, back: string | undefined, typed: SignUp, errors: SignUpErrors) {
  const hasErrors = Object.keys(errors).length > 0;
  const body = html`${field({
    name: 'name',
    label: 'Nom',
    type: 'text',
    autocomplete: 'name',
    value: typed.name,
    error: errors.name,
  })}
        ${field({
          name: 'email',
          label: 'Adresse e-mail',
          type: 'email',
          autocomplete: 'email',
          hint: 'Elle ne reçoit aucun message : vous pouvez en inventer une.',
          value: typed.email,
          error: errors.email,
        })}
        ${field({
          name: 'password',
          label: 'Mot de passe',
          type: 'password',
          autocomplete: 'new-password',
          hint: '8 caractères au moins.',
          error: errors.password,
        })}
        <button class="button" type="submit">Créer mon compte</button>`;
  const page = {
    title: 'Créer un compte',
    hasErrors,
    body: html`<div class="card">
        ${errorSummary({ ...errors })}
        ${form(SITE_PATHS.auth, body, back ? { redirect: back } : {})}
        <p>Vous avez déjà un compte ?
        <a href="${withRedirect(PAGE_PATHS.login, back)}">Connectez-vous</a>.</p>
      </div>`,
  };
  return sendPage(c, page, hasErrors ? 400 : 200);
}
