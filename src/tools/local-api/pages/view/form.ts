import { french } from '../../../../rules/text/typography.ts';
import { type Html, html } from './html.ts';

/** A text field with its label, and its error when it has one. */
export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string | undefined;
  /** What was typed; never given for a password. */
  value?: string | undefined;
  error?: string | undefined;
  /** The field whose error is about this one too. */
  sharesErrorOf?: string | undefined;
}

/** A form, with what goes along unseen. */
export function form(action: string, body: Html, hidden: Record<string, string> = {}): Html {
  return html`<form method="post" action="${action}" novalidate>
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        ${body}
      </form>`;
}

/** A field in a form: label, hint, error, input. */
export function field(options: Field): Html {
  const { name, label, type, autocomplete, hint, value = '', error, sharesErrorOf } = options;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const sharedId = sharesErrorOf && `${sharesErrorOf}-error`;
  const describedBy = [hintId, errorId, sharedId].filter(Boolean).join(' ');
  return html`<div class="field">
          <label for="${name}">${label}</label>
          ${hint && html`<p class="hint" id="${hintId}">${french(hint)}</p>`}
          ${error && html`<p class="error" id="${errorId}">${french(error)}</p>`}
          <input id="${name}" name="${name}" type="${type}" value="${value}" required
            autocomplete="${autocomplete}" ${type === 'email' && html`spellcheck="false"`}
            ${describedBy && html`aria-describedby="${describedBy}"`}
            ${(error || sharesErrorOf) && html`aria-invalid="true"`}>
        </div>`;
}

/** What to correct, with a link to each field; focused when the page opens, without scripts. */
export function errorSummary(errors: Readonly<Record<string, string | undefined>>): Html | string {
  const lines = Object.entries(errors).filter(([, error]) => error !== undefined);
  if (lines.length === 0) return '';
  return html`<div class="notice danger" role="alert" tabindex="-1" autofocus>
        <h2>Le formulaire est à corriger</h2>
        <ul>${lines.map(([name, error]) => html`<li><a href="#${name}">${french(error ?? '')}</a></li>`)}</ul>
      </div>`;
}
