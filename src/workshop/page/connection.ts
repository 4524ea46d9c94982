import { isFrom, openFrame } from './frame.ts';

/** Every engine tells these too: it listens, an order may come, an order is done. */
type ConnectionNews = { kind: 'ready' | 'loaded' | 'end' };

/** How an engine is brought to its frame, and what it answers. */
export interface ConnectionParts<Order, News> {
  frame: HTMLIFrameElement;
  path: string;
  /** Where the file of the frame is, when it is not there. */
  address: string;
  /** Downloads the engine: the order that gives it, and what goes with it without a copy. */
  download: () => Promise<{ order: Order; transfer: Transferable[] }>;
  stop: Order;
  read: (message: unknown) => News | ConnectionNews | undefined;
  /** Told when the frame or the engine does not come. */
  lost: News;
  /** `order`: what is being done. */
  told: (news: News | ConnectionNews, order?: Order) => void;
}

/** An engine in a frame: each order ends what ran before, and its news come until `end`. */
export interface Connection<Order> {
  ask: (order: Order) => void;
  stop: () => void;
  /** Forgets the frame: nothing is told any more. */
  close: () => void;
}

/**
 * Gives an engine to an empty frame, at the first order; files are downloaded then, and again after a
 * failure.
 */
export function connect<Order, News extends { kind: string }>(
  parts: ConnectionParts<Order, News>,
): Connection<Order> {
  const { frame, path, address, download, read, lost, told } = parts;
  const hearing = new AbortController();
  let waiting: Order | undefined;
  let current: Order | undefined;
  let files: ReturnType<typeof download> | undefined;
  let opening = new AbortController();
  let isLoaded = false;
  let isRunning = false;
  /** An interrupted order may still speak: nobody hears it once another one is asked for. */
  let isMuted = false;

  const send = (order: Order, transfer: Transferable[] = []) =>
    frame.contentWindow?.postMessage(order, '*', transfer);
  const give = async () => {
    try {
      const given = await files;
      if (given) send(given.order, given.transfer);
    } catch {
      fail();
    }
  };
  const fail = () => {
    waiting = undefined;
    reset();
    told(lost);
    told({ kind: 'end' });
  };
  /** The next order asks for the files again, and for a new frame. */
  const reset = () => {
    files = undefined;
    isLoaded = false;
    isRunning = false;
  };
  /** An order has ended; without one, the engine has not been loaded. */
  const end = () => {
    if (!isRunning) {
      reset();
      waiting = undefined;
    }
    isRunning = false;
    isMuted = false;
  };
  const next = () => {
    if (!waiting || !isLoaded || isRunning) return;
    isRunning = true;
    isLoaded = false;
    current = waiting;
    send(waiting);
    waiting = undefined;
  };

  window.addEventListener(
    'message',
    (event) => {
      const news = isFrom(frame, event) && read(event.data);
      if (!news) return;
      if (news.kind === 'ready') void give();
      else if (news.kind === 'loaded') {
        isLoaded = true;
        next();
      } else {
        if (!isMuted) told(news, current);
        if (news.kind === 'end') end();
      }
    },
    { signal: hearing.signal },
  );
  return {
    ask(order) {
      isMuted = isRunning;
      if (isRunning) send(parts.stop);
      waiting = order;
      if (!files) {
        files = download();
        // It is heard of when the frame is ready for it.
        files.catch(() => {});
        opening.abort();
        opening = new AbortController();
        openFrame(frame, { path, address, signal: opening.signal, failed: fail });
      }
      next();
    },
    stop: () => send(parts.stop),
    close: () => {
      opening.abort();
      hearing.abort();
    },
  };
}

/** The bytes of a file of ours; throws when it does not come. */
export async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.arrayBuffer();
}
