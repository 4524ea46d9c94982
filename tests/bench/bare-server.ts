import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least a Node server can do: the status and the number of bytes given, for whatever is asked. */
const [status = '200', bytes = '0'] = process.argv.slice(2);
const body = Buffer.alloc(Number(bytes), 'a');
const server = createServer((_, response) => response.writeHead(Number(status)).end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
