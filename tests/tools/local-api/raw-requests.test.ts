import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { askServer } from '../../support/ask.ts';
import { plantContent } from './support/content-folder.ts';
import { endAll, startMain } from './support/process.ts';

afterAll(endAll);

const api = await startMain({ LOCAL_API_CONTENT: plantContent() });

describe('raw requests to the listening server', () => {
  test.each([
    ['/course?courseId=%', 200],
    ['/courseDetails?nom=%FF%FE', 404],
    ['/%', 404],
    ['/%zz/course', 404],
    ['/%2e%2e/course', 200],
    ['/cour%73e', 200],
    ['//course', 404],
    ['/a\\b', 400],
    ['/course?a=\\', 200],
    ['/account/%2e%2e/%2e%2e/etc/passwd', 404],
    [`/course?x=${'a'.repeat(30_000)}`, 431],
  ])('GET %s: %i', async (path, status) => {
    const answer = await askServer(api.port, path);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.headers['content-type']).toContain('json');
  });

  test('a strange Host, a header twice, a cookie of any bytes: no fault', async () => {
    const lines = [
      'Host: a b',
      'Host: localhost',
      'Host: [::1',
      'Host: localhost\r\nIf-None-Match: "a"\r\nIf-None-Match: W/"b"',
      'Host: localhost\r\nCookie: sandbox_session=\xff\xfe; sandbox_visit=%E0%A4%A',
      'Host: localhost\r\nOrigin: a\r\nOrigin: b',
    ];
    for (const headers of lines) {
      const socket = connect(api.port, '127.0.0.1');
      socket.write(`GET /account HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`, 'latin1');
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 [34]\d\d /);
    }
  });

  test('a giant body is refused before it has all arrived', async () => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const sent = request(`http://127.0.0.1:${api.port}/api/login`, { method: 'POST', headers });
    sent.on('error', () => {});
    sent.write('a'.repeat(200_000));
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(413);
    sent.destroy();
  });

  test('nothing was a fault of ours', () => {
    expect(api.output.stderr).toBe('');
  });
});
