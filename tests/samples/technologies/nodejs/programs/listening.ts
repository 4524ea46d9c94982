import { writeSync } from 'node:fs';
import { Server } from 'node:net';

/**
 * Loaded before a server: writes on a channel the port that the server listens on, once the server has
 * done all that it does at that moment (such as to print « prêt »).
 */
const CHANNEL = 3;
const { listen } = Server.prototype;

Server.prototype.listen = function listenAndTell(this: Server, ...args: unknown[]) {
  const { SAMPLES_PORT: port } = process.env;
  if (port !== undefined && typeof args[0] === 'number') args[0] = Number(port);
  this.once('listening', () => setImmediate(() => tell(this)));
  return Reflect.apply(listen, this, args);
};

function tell(server: Server): void {
  const address = server.address();
  if (address && typeof address === 'object') writeSync(CHANNEL, `${address.port}\n`);
}
