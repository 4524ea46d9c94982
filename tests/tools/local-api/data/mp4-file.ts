/** The header of an mp4, with its length: `duration / timescale` seconds. */
export function video(timescale: number, duration: number): Buffer {
  const header = Buffer.alloc(20);
  header.writeUInt32BE(timescale, 12);
  header.writeUInt32BE(duration, 16);
  return box('moov', box('mvhd', header));
}

/** A box of an mp4: its size and its type, then what it holds. */
export function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
