import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** More than the runner accepts: it then says that the answer never ends. */
const MAX_LENGTH = 300_000;
/** Headers that readers do not need, or that change at each answer. */
const UNTOLD =
  /^(connection|content-length|date|etag|keep-alive|last-modified|transfer-encoding|x-powered-by)$/i;
const FIRST_LINE = /^([A-Z]+) (\/\S*)(?: HTTP\/1\.1)?$/;
const FORM =
  'écris la requête comme « GET /produits », puis ses en-têtes, une ligne vide, son corps';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answer {
  readonly message: IncomingMessage;
  readonly body: string;
}

/** Returns a function that sends a request to a server, which answers in `limitMs`. Cookies are kept from one request to the next. */
export function openConversation(port: number, limitMs: number): (text: string) => Promise<string> {
  const cookies = new Map<string, string>();
  return async (text) => {
    const asked = readRequest(text, cookies);
    const answer = await send(asked, port, limitMs).catch((error) => {
      throw new Error(`${asked.method} ${asked.path} reste sans réponse (${error.message})`);
    });
    for (const cookie of answer.message.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return show(answer);
  };
}

/** `Cookie: seance=…` sends the cookie as the server gave it. */
function readRequest(text: string, cookies: ReadonlyMap<string, string>): Request {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...fields] = head.split('\n');
  const [, method, path] = FIRST_LINE.exec(first.trim()) ?? [];
  if (!method || !path) throw new Error(FORM);
  const headers = fields.map((field) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(field.trim()) ?? [];
    if (!name || value === undefined) throw new Error(FORM);
    return [name, value.replace(/([^\s;=]+)=…/g, (_, key) => `${key}=${cookies.get(key) ?? ''}`)];
  });
  return { method, path, headers: Object.fromEntries(headers), body: rest.join('\n\n') };
}

async function send(
  { method, path, headers, body }: Request,
  port: number,
  limitMs: number,
): Promise<Answer> {
  // A browser encodes accents in the same way.
  const plain = path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  const signal = AbortSignal.timeout(limitMs);
  const options = { host: 'localhost', port, method, path: plain, headers, agent: false, signal };
  const asked = request(options).end(body);
  const [message]: IncomingMessage[] = await once(asked, 'response');
  if (!message) throw new Error('rien');
  return { message, body: await bodyOf(message) };
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_LENGTH) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The line of the status, the headers that readers need, the body. */
function show({ message, body }: Answer): string {
  const { httpVersion, statusCode, statusMessage, rawHeaders } = message;
  const names = rawHeaders.filter((_, at) => at % 2 === 0);
  const headers = names.flatMap((name, at) =>
    UNTOLD.test(name) ? [] : [`${name}: ${rawHeaders[2 * at + 1]}`],
  );
  return [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, ...headers, '', body].join('\n');
}
