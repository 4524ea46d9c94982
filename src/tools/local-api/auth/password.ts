import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`: a hash says how it was made, so that the cost can rise later (W17). */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, { N: cost, r: BLOCK_SIZE, p: PARALLELISM });
  return written(cost, salt, key);
}

/** Whether the hash was made from this password; takes the same time either way. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, cost, blockSize, parallelism, salt = '', key = ''] = hash.split('$');
  const options = { N: Number(cost), r: Number(blockSize), p: Number(parallelism) };
  const expected = Buffer.from(key, 'hex');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), options), expected);
}

/** A hash that no password has, so that an unknown address costs as much time as a known one. */
export function impossibleHash(cost: number): string {
  return written(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
}

function written(cost: number, salt: Buffer, key: Buffer): string {
  const parts = [
    'scrypt',
    cost,
    BLOCK_SIZE,
    PARALLELISM,
    salt.toString('hex'),
    key.toString('hex'),
  ];
  return parts.join('$');
}

/** The same word typed on two keyboards may differ in its bytes: NFC makes them one. */
function derive(
  password: string,
  salt: Buffer,
  options: { N: number; r: number; p: number },
): Promise<Buffer> {
  const maxmem = 256 * options.N * options.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
