import { once } from 'node:events';
import { get } from 'node:http';
import { get as secureGet } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { networkFault } from '../../../src/rules/fault/network-fault.ts';

const NAMES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'ce nom n’existe pas',
  EAI_AGAIN: 'ce nom n’a pas été trouvé, car le réseau ou le DNS ne répond pas',
  UND_ERR_SOCKET: 'la connexion a été coupée',
  UND_ERR_CONNECT_TIMEOUT: 'aucune réponse à temps',
  CERT_HAS_EXPIRED: 'son certificat a expiré',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est celui d’un autre nom',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'son certificat n’est pas reconnu',
};

test.each(Object.entries(NAMES))('%s: %s', (code, says) => {
  expect(networkFault(code)).toBe(says);
});

test.each(['EOTHER', '', 'toString'])('a code that is not known stays as it is: « %s »', (code) => {
  expect(networkFault(code)).toBe(code);
});

describe('what Node says of a real server', () => {
  test.each([
    { what: 'nobody listens', protocol: 'http', says: 'rien n’écoute à cette adresse' },
    {
      what: 'it hangs up',
      protocol: 'http',
      serve: (socket: Socket) => socket.destroy(),
      says: 'la connexion a été coupée',
    },
    {
      what: 'it speaks something else',
      protocol: 'http',
      serve: (socket: Socket) => socket.end('SSH-2.0\r\n\r\n'),
      says: 'ce n’est pas du HTTP',
    },
    {
      what: 'it speaks plain http',
      protocol: 'https',
      serve: (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      says: 'il ne parle pas HTTPS',
    },
  ])('$what: $says', async ({ protocol, serve, says }) => {
    const url = `${protocol}://localhost:${await portThat(serve)}/`;
    const sent = protocol === 'https' ? secureGet(url) : get(url);
    const error: NodeJS.ErrnoException = await once(sent, 'response').catch((reason) => reason);
    expect(networkFault(error.code ?? '')).toBe(says);
  });
});

async function portThat(serve?: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => serve?.(socket));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (serve) onTestFinished(() => void server.close());
  else server.close();
  return port;
}
