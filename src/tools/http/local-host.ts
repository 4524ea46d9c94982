/** The names by which a program of this machine calls it, with or without a port. */
const LOCAL = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether the `Host` of a request is this machine: a page elsewhere, whose own name was made to lead here,
 * sends its own (W13).
 */
export function isLocalHost(host = ''): boolean {
  // `127.999.0.1` and port 99999 are no address: none could be made of them later.
  return LOCAL.test(host) && URL.canParse(`http://${host}`);
}
