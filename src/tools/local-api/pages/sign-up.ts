import { checkSignUp, type SignUp, type SignUpErrors, signUp } from '../auth/accounts.ts';
import { requireFormToken } from '../auth/form-token.ts';
import { startSession } from '../auth/session.ts';
import { addressOf } from '../http/address.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import type { Context } from '../services.ts';
import { tooManyAttempts } from './login.ts';
import { wantedRedirect, withRedirect } from './redirect.ts';
import { sendPage } from './send.ts';
import { errorSummary, field, form } from './view/form.ts';
import { html } from './view/html.ts';

const EMPTY: SignUp = { name: '', email: '', password: '' };

/** The empty form, also for someone who is logged in and wants another account. */
export function sendSignUp(c: Context) {
  return showSignUp(c, wantedRedirect(c, c.req.query('redirect')), EMPTY, {});
}

/** Creates the account and logs in, so that nobody types a password twice. */
export async function receiveSignUp(c: Context) {
  const fields = await readForm(c);
  requireFormToken(c, fields);
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
  const target = { action: SITE_PATHS.auth, ...(back && { hidden: { redirect: back } }) };
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
        ${form(c, target, body)}
        <p>Vous avez déjà un compte ?
        <a href="${withRedirect(PAGE_PATHS.login, back)}">Connectez-vous</a>.</p>
      </div>`,
  };
  return sendPage(c, page, hasErrors ? 400 : 200);
}
