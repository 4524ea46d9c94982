import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request as it is written: no path is tidied, no header added, nothing unpacked or followed. */
export async function askServer(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const asked = request({ host: 'localhost', port, path, headers, method, agent: false }).end();
  const [response] = await once(asked, 'response');
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body };
}

/** The names as Node gives them. */
export function lowerCase(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}
