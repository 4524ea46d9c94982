import type { App } from './app.ts';
import { OWN } from './app.ts';

export const PASSWORD = 'motdepasse1';

interface Form {
  action: string;
  fields: Record<string, string>;
}

/** Someone with a browser: keeps cookies, reads pages, fills in their forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('Cookie', this.cookieHeader());
    const response = await this.#app.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** The text of a page. */
  async page(path: string): Promise<string> {
    return (await this.request(path)).text();
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Posts fields as they are. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: OWN,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Opens a page and sends its form, with what it holds unseen and what is typed. */
  async fill(path: string, typed: Record<string, string> = {}): Promise<Response> {
    const { action, fields } = await this.form(path);
    return this.post(action, { ...fields, ...typed });
  }

  async form(path: string): Promise<Form> {
    return readForm(await this.page(path));
  }

  signUp(email = 'awa@example.com', path = '/auth'): Promise<Response> {
    return this.fill(path, { name: 'Awa Ndiaye', email, password: PASSWORD });
  }

  logIn(email = 'awa@example.com', password = PASSWORD, path = '/auth/login') {
    return this.fill(path, { email, password });
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Where a form leads; undefined for an answer that leads nowhere. */
export function leadsTo({ status, headers }: Response): string | null | undefined {
  return status === 303 ? headers.get('Location') : undefined;
}

function readForm(page: string): Form {
  const form = /<form method="post" action="([^"]*)"/.exec(page);
  if (!form) throw new Error(`no form in this page:\n${page}`);
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, unescapeHtml(value)]);
  return { action: form[1] ?? '', fields: Object.fromEntries(fields) };
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = {
    '&quot;': '"',
    '&#39;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  };
  return text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
}
