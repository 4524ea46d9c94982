import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `scrypt$N$r$p$salt$key`: a hash says how it was made, so that the cost can rise later (W17). */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(cost, salt, await derive(password, salt, [cost, BLOCK_SIZE, PARALLELISM]));
}

/** Whether the hash was made from this password; takes the same time either way. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, cost, blockSize, parallelism, salt = '', key = ''] = hash.split('$');
  const numbers = [cost, blockSize, parallelism].map(Number);
  const found = await derive(password, Buffer.from(salt, 'hex'), numbers);
  return timingSafeEqual(found, Buffer.from(key, 'hex'));
}

/** A hash that no password has, so that an unknown address costs as much time as a known one. */
export function impossibleHash(cost: number): string {
  return written(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
}

function written(cost: number, salt: Buffer, key: Buffer): string {
  const numbers = [cost, BLOCK_SIZE, PARALLELISM];
  return ['scrypt', ...numbers, salt.toString('hex'), key.toString('hex')].join('$');
}

/** The same word typed on two keyboards may differ in its bytes: NFC makes them one. */
function derive(password: string, salt: Buffer, [N = 0, r = 0, p = 0]: number[]): Promise<Buffer> {
  return scryptKey(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
}
