import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came: no redirect is followed. */
export interface Reply {
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  body: string;
}

export interface ContractRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

const LIMIT_MS = 30_000;
const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * One request, with the headers that are given and no other: `fetch` would add `Cache-Control: no-cache`
 * beside `If-None-Match`, and some services then never answer 304. Throws when nothing comes in 30 s.
 */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body }: ContractRequest,
): Promise<Reply> {
  const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const own = { 'User-Agent': 'contrat', 'Accept-Encoding': 'br, gzip', ...length };
  const signal = AbortSignal.timeout(LIMIT_MS);
  const sent = send(url, { method, headers: { ...own, ...headers }, agent: false, signal });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const unpack = UNPACK[response.headers['content-encoding'] ?? ''];
  const text = String(unpack && bytes.length > 0 ? unpack(bytes) : bytes);
  return { url, status: response.statusCode ?? 0, headers: response.headers, body: text };
}

/** A header's value; '' when it was not sent. */
export function headerOf({ headers }: Reply, name: string): string {
  return String(headers[name.toLowerCase()] ?? '');
}
