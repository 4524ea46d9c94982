import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';

/** An answer on its way back. */
export interface Passing {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked; packed again when the headers still say so. */
  body: string;
}

export interface Asking {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: IncomingHttpHeaders;
}

/** Changes an answer; undefined: it passes as it is. */
export type Deviation = (asking: Asking, passing: Passing) => Partial<Passing> | undefined;

/** The real API, behind a server that changes what a test wants changed. */
export async function startProxy(upstream: string) {
  let deviate: Deviation = () => undefined;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, upstream);
    const sent = forward(new URL(url, upstream), { method, headers, agent: false });
    sent.end(await buffer(request));
    const [answer] = await once(sent, 'response');
    const bytes = await buffer(answer);
    const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0;
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
    const passing: Passing = {
      status: answer.statusCode,
      headers: kept,
      body: String(isPacked ? gunzipSync(bytes) : bytes),
    };
    const asking = { method, path: pathname, search: searchParams, headers };
    const changed = { ...passing, ...deviate(asking, passing) };
    const isPackedAgain = changed.headers['content-encoding'] === 'gzip' && changed.body !== '';
    response.writeHead(changed.status, changed.headers);
    response.end(isPackedAgain ? gzipSync(changed.body) : changed.body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    set: (deviation: Deviation = () => undefined) => {
      deviate = deviation;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
