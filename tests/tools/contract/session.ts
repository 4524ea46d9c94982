import type { App } from '../local-api/support/app.ts';
import { Visitor } from '../local-api/support/visitor.ts';

/** Opens an account on a running local API; returns its `Cookie` header. */
export async function openSession(url: string, email: string): Promise<string> {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.delete('Origin');
    return fetch(`${url}${path}`, { ...init, headers, redirect: 'manual' });
  };
  const visitor = new Visitor({ request } as unknown as App);
  await visitor.signUp(email);
  return visitor.cookieHeader();
}
