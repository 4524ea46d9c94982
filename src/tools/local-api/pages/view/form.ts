import { french } from '../../../../rules/text/typography.ts';
import type { Context } from '../../services.ts';
import { type Html, html } from './html.ts';
import { sendPage } from './layout.ts';

/** A text field with its label, and its error when it has one. */
interface Field {
  name: 'name' | 'email' | 'password';
  label: string;
  autocomplete: string;
  hint?: string;
  /** What was typed; never given for a password. */
  value?: string | undefined;
  error?: string | undefined;
  /** The field whose error is about this one too. */
  sharesErrorOf?: string | undefined;
}

/** A page that is one form. */
interface FormView {
  title: string;
  action: string;
  notice?: Html | false;
  fields: Field[];
  button: string;
  /** The sentence that leads to the other form. */
  other: Html;
  /** The status of the page when a field has an error. */
  refusal: 400 | 401;
}

/** Sends the page of a form, which carries the way back of who fills it in. */
export function sendForm(c: Context, back: string | undefined, view: FormView) {
  const { title, action, notice, fields, button, other, refusal } = view;
  const hasErrors = fields.some(({ error }) => error);
  const body = html`${fields.map(field)}
        <button class="button" type="submit">${button}</button>`;
  const card = html`<div class="card">
        ${notice}
        ${hasErrors && errorSummary(fields)}
        ${form(action, body, back ? { redirect: back } : {})}
        <p>${other}</p>
      </div>`;
  return sendPage(c, { title, hasErrors, body: card }, hasErrors ? refusal : 200);
}

/** A form, with what goes along unseen. */
export function form(action: string, body: Html, hidden: Record<string, string> = {}): Html {
  return html`<form method="post" action="${action}" novalidate>
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        ${body}
      </form>`;
}

function field({ name, label, autocomplete, hint, value = '', error, sharesErrorOf }: Field): Html {
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const describedBy = [hintId, errorId, sharesErrorOf && `${sharesErrorOf}-error`]
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
          <label for="${name}">${label}</label>
          ${hint && html`<p class="hint" id="${hintId}">${french(hint)}</p>`}
          ${error && html`<p class="error" id="${errorId}">${french(error)}</p>`}
          <input id="${name}" name="${name}" type="${name === 'name' ? 'text' : name}" value="${value}" required
            autocomplete="${autocomplete}" ${name === 'email' && html`spellcheck="false"`}
            ${describedBy && html`aria-describedby="${describedBy}"`}
            ${(error || sharesErrorOf) && html`aria-invalid="true"`}>
        </div>`;
}

/** What to correct, with a link to each field; focused when the page opens, without scripts. */
function errorSummary(fields: readonly Field[]): Html {
  const wrong = fields.filter(({ error }) => error);
  return html`<div class="notice danger" role="alert" tabindex="-1" autofocus>
        <h2>Le formulaire est à corriger</h2>
        <ul>${wrong.map(({ name, error = '' }) => html`<li><a href="#${name}">${french(error)}</a></li>`)}</ul>
      </div>`;
}
