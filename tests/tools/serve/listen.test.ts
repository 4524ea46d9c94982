import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Listening, listenLocally } from '../../../src/tools/serve/listen.ts';
import { askServer } from '../../support/ask.ts';
import { takePort } from './take-port.ts';

const FREE = { port: 0, setting: 'API_PORT' } as const;

let listening: Listening | undefined;
afterEach(() => listening?.close());

async function listen(listener: RequestListener): Promise<number> {
  listening = await listenLocally(listener, FREE);
  return listening.port;
}

describe('names', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is answered', async (host) => {
    const port = await listen((_, response) => response.end('ici'));
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('ici');
  });

  test.each(['exemple.sn', 'exemple.sn:4321', 'localhost.exemple.sn'])(
    'a page of %s, whose name was made to lead here, reads nothing',
    async (Host) => {
      const listener = vi.fn<RequestListener>();
      const { status, body } = await askServer(await listen(listener), '/', { Host });
      expect(status).toBe(421);
      expect(String(body)).toBe('Ce serveur ne répond qu’au nom de cette machine, localhost.\n');
      expect(listener).not.toHaveBeenCalled();
    },
  );
});

test.each(['127.0.0.1', '::1'])(
  'a port that is taken on %s: which one, and another',
  async (host) => {
    const { port, free } = await takePort(host);
    const place = { port, setting: 'PORT' } as const;
    await expect(listenLocally(() => {}, place)).rejects.toThrow(
      `Le port ${port} est déjà pris par un autre programme.\n` +
        `Fermez ce programme, ou choisissez un autre port : PORT=${port + 10} npm start`,
    );
    await free();
  },
);

describe('the end', () => {
  test('answers what had begun, and takes nothing more', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const port = await listen((_, response) => begun.resolve(response));
    const asked = askServer(port, '/');
    const response = await begun.promise;
    const isClosed = vi.fn();
    const closed = listening?.close().then(isClosed);
    await expect(askServer(port, '/')).rejects.toThrow('ECONNREFUSED');
    expect(isClosed).not.toHaveBeenCalled();
    response.end('fini');
    expect(String((await asked).body)).toBe('fini');
    await closed;
  });

  test('does not wait for a connection that asks nothing', async () => {
    const port = await listen((_, response) => response.end());
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const ended = once(idle, 'close');
    await listening?.close();
    await ended;
  });
});
