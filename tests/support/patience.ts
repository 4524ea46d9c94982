import { vi } from 'vitest';

const PATIENCE_MS = 20_000;
const { waitFor } = vi;

/** A loaded machine is slow, not wrong: what a test waits for may take more than Vitest's one second. */
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
