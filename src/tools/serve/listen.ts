import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isLocalHost } from '../http/local-host.ts';

/** « localhost » may be either of them; nothing beyond this machine is listened to (W13). */
const LOOPBACKS = ['127.0.0.1', '::1'];
/** A machine without IPv6 lacks the second one. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** In milliseconds: how long answers that have begun may take when the server ends. */
const LAST_ANSWERS_MS = 5_000;
const NOT_HERE = 'Ce serveur ne répond qu’au nom de cette machine, localhost.\n';

/** Where a server listens: 0 takes a free port. */
export interface Place {
  readonly port: number;
  /** The setting that moves it. */
  readonly setting: 'PORT' | 'API_PORT';
}

export interface Listening {
  readonly port: number;
  /** Takes no more requests; fulfilled once those that had begun are answered, or cut after five seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Listens on this machine's own addresses, and answers to its own names alone: 421 to others. Throws a
 * sentence when the port is taken (W4).
 */
export async function listenLocally(
  listener: RequestListener,
  { port, setting }: Place,
): Promise<Listening> {
  const servers: Server[] = [];
  const answering = new Set<ServerResponse>();
  const own: RequestListener = (request, response) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (isLocalHost(request.headers.host)) listener(request, response);
    else response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' }).end(NOT_HERE);
  };
  let bound = port;
  try {
    for (const host of LOOPBACKS) {
      const server = await listen(own, { port: bound, setting }, host);
      if (!server) continue;
      servers.push(server);
      bound = (server.address() as AddressInfo).port;
    }
    return { port: bound, close: () => closeAll(servers, answering) };
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
}

/** The sentence for a port that is taken, which offers another (W4). */
function takenPort({ port, setting }: Place): string {
  return (
    `Le port ${port} est déjà pris par un autre programme.\n` +
    `Fermez ce programme, ou choisissez un autre port : ${setting}=${port + 10} npm start`
  );
}

/**
 * A server that listens; undefined when the machine lacks the address. Throws a sentence saying why it
 * cannot.
 */
async function listen(listener: RequestListener, { port, setting }: Place, host: string) {
  const server = createServer(listener).listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (NO_SUCH_ADDRESS.has(code) && host !== LOOPBACKS[0]) return undefined;
    throw new Error(code === 'EADDRINUSE' ? takenPort({ port, setting }) : message);
  }
}

/** Connections that are open and ask nothing are not waited for: browsers keep some. */
async function closeAll(servers: readonly Server[], answering: ReadonlySet<ServerResponse>) {
  const closed = servers.map((server) => once(server, 'close'));
  for (const server of servers) server.close();
  const answered = Promise.all([...answering].map((response) => once(response, 'close')));
  await Promise.race([answered, setTimeout(LAST_ANSWERS_MS, undefined, { ref: false })]);
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closed);
}
