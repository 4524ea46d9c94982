import { HTTPException } from 'hono/http-exception';
import { logIn } from '../auth/accounts.ts';
import { requireFormToken } from '../auth/form-token.ts';
import { endSession, sessionUser, startSession } from '../auth/session.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import type { Context } from '../services.ts';
import { wantedRedirect, withRedirect } from './redirect.ts';
import { sendPage } from './send.ts';
import { errorSummary, field, form } from './view/form.ts';
import { html } from './view/html.ts';

const JUST_LEFT = 'deconnexion';
const REFUSED = 'L’adresse e-mail ou le mot de passe ne convient pas.';

/** The login form; someone who is logged in goes on at once. */
export function sendLogin(c: Context) {
  const back = wantedRedirect(c, c.req.query('redirect'));
  if (sessionUser(c)) return c.redirect(back ?? SITE_PATHS.account, 303);
  return showLogin(c, { back, hasLeft: c.req.query(JUST_LEFT) !== undefined });
}

/** Checks the form: the only place that opens a session for an existing account. */
export async function receiveLogin(c: Context) {
  const fields = await readForm(c);
  requireFormToken(c, fields);
  const back = wantedRedirect(c, fields.get('redirect'));
  const email = fields.get('email') ?? '';
  const { user, waitSeconds } = await logIn(c, email, fields.get('password') ?? '');
  if (waitSeconds) return tooManyAttempts(c, waitSeconds);
  if (!user) return showLogin(c, { back, email, error: REFUSED });
  startSession(c, user);
  return c.redirect(back ?? SITE_PATHS.account, 303);
}

/** « Se déconnecter ». */
export async function receiveLogout(c: Context) {
  requireFormToken(c, await readForm(c));
  endSession(c);
  return c.redirect(`${PAGE_PATHS.login}?${JUST_LEFT}`, 303);
}

/** 429, with the time to wait. */
export function tooManyAttempts(c: Context, waitSeconds: number): never {
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
  const target = { action: PAGE_PATHS.login, ...(back && { hidden: { redirect: back } }) };
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
        ${form(c, target, body)}
        <p>Pas encore de compte ?
        <a href="${withRedirect(SITE_PATHS.auth, back)}">Créez-en un</a>.</p>
      </div>`,
  };
  return sendPage(c, page, error ? 401 : 200);
}
