import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** The least a Node server can do, as a thread: one status and so many bytes for whatever is asked. */
const { status, bytes } = workerData as { status: number; bytes: number };
const body = Buffer.alloc(bytes, 'a');
const server = createServer((_, response) => response.writeHead(status).end(body));
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});
