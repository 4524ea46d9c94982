import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** « localhost » may be either of them; nothing beyond this machine is listened to (W13). */
const LOOPBACKS = ['127.0.0.1', '::1'];
/** A machine without IPv6 lacks the second one. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens on this machine's own addresses; returns the port (a free one for 0). Throws a sentence when
 * the port is taken (W4).
 */
export async function listenLocally(listener: RequestListener, port: number): Promise<number> {
  const servers: Server[] = [];
  let bound = port;
  try {
    for (const host of LOOPBACKS) {
      const server = await listen(listener, bound, host);
      if (!server) continue;
      servers.push(server);
      bound = (server.address() as AddressInfo).port;
    }
    return bound;
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
}

/**
 * A server that listens; undefined when the machine lacks the address. Throws a sentence saying why it
 * cannot.
 */
async function listen(listener: RequestListener, port: number, host: string) {
  const server = createServer(listener).listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (NO_SUCH_ADDRESS.has(code) && host !== LOOPBACKS[0]) return undefined;
    throw new Error(code === 'EADDRINUSE' ? takenPort(port) : message);
  }
}

function takenPort(port: number): string {
  return (
    `Le port ${port} est déjà pris par un autre programme.\n` +
    `Fermez ce programme, ou choisissez un autre port : API_PORT=${port + 10} npm start`
  );
}
