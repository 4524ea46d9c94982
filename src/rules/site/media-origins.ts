/**
 * The origins of these addresses that the page's policy does not allow, each once, in order: their pictures
 * would be replaced by woven covers (W12). `allowed` are addresses too; a path is on our own site.
 */
export function refusedOrigins(
  addresses: readonly (string | undefined)[],
  allowed: readonly string[],
): string[] {
  const known = new Set(allowed.map((address) => new URL(address).origin));
  const origins = addresses
    .filter((address) => address !== undefined && !address.startsWith('/'))
    .map((address) => new URL(address ?? '').origin);
  return [...new Set(origins)].filter((origin) => !known.has(origin)).sort();
}
