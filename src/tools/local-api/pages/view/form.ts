import { french } from '../../../../rules/text/typography.ts';
import type { Context } from '../../services.ts';
import { withRedirect } from '../redirect.ts';
import { type Html, html } from './html.ts';
import { sendPage } from './layout.ts';

type Name = 'name' | 'email' | 'password';

/** A text field with its label. */
interface Field {
  name: Name;
  label: string;
  autocomplete: string;
  hint?: string;
  /** The field whose error is about this one too. */
  sharesErrorOf?: Name;
}

/** A page that is one form. */
export interface FormPage {
  title: string;
  action: string;
  fields: readonly Field[];
  button: string;
  /** The way to the other form. */
  other: { question: string; path: string; link: string };
  /** The status of the page when a field has an error. */
  refusal: 400 | 401;
}

/** A form as one visitor sees it. */
interface Filled {
  /** Where the visitor was going. */
  back: string | undefined;
  notice?: string;
  /** What was typed; never a password. */
  typed?: Partial<Record<Name, string>>;
  /** One sentence for each wrong field. */
  errors?: Partial<Record<Name, string>>;
}

/** Sends the page of a form. */
export function sendForm(c: Context, page: FormPage, filled: Filled) {
  const { title, action, fields, button, other, refusal } = page;
  const { back, notice, errors = {} } = filled;
  const wrong = Object.entries(errors);
  const hasErrors = wrong.length > 0;
  // Focused when the page opens, without scripts.
  const summary = html`<div class="notice danger" role="alert" tabindex="-1" autofocus>
        <h2>Le formulaire est à corriger</h2>
        <ul>${wrong.map(([name, error]) => html`<li><a href="#${name}">${french(error)}</a></li>`)}</ul>
      </div>`;
  const inside = html`${fields.map((field) => fieldView(field, filled))}
        <button class="button" type="submit">${button}</button>`;
  const body = html`<div class="card">
        ${notice && html`<p class="notice success" role="status">${notice}</p>`}
        ${hasErrors && summary}
        ${form(action, inside, back ? { redirect: back } : {})}
        <p>${french(other.question)}
        <a href="${withRedirect(other.path, back)}">${other.link}</a>.</p>
      </div>`;
  return sendPage(c, { title, hasErrors, body }, hasErrors ? refusal : 200);
}

/** A form, with what goes along unseen. */
export function form(action: string, body: Html, hidden: Record<string, string> = {}): Html {
  return html`<form method="post" action="${action}" novalidate>
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        ${body}
      </form>`;
}

function fieldView(field: Field, { typed, errors = {} }: Filled): Html {
  const { name, label, autocomplete, hint, sharesErrorOf } = field;
  const error = errors[name];
  const shared = sharesErrorOf && errors[sharesErrorOf] && `${sharesErrorOf}-error`;
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`, shared].filter(Boolean);
  return html`<div class="field">
          <label for="${name}">${label}</label>
          ${hint && html`<p class="hint" id="${name}-hint">${french(hint)}</p>`}
          ${error && html`<p class="error" id="${name}-error">${french(error)}</p>`}
          <input id="${name}" name="${name}" type="${name === 'name' ? 'text' : name}" value="${typed?.[name] ?? ''}" required
            autocomplete="${autocomplete}" ${name === 'email' && html`spellcheck="false"`}
            ${describedBy.length > 0 && html`aria-describedby="${describedBy.join(' ')}"`}
            ${(error || shared) && html`aria-invalid="true"`}>
        </div>`;
}
