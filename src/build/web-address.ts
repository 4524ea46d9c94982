/** An address that a browser can open. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** A scheme and a host, no more: `https://images.exemple.sn`. */
export function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value && !value.includes('*');
}

/** The origin of an address, or none of none. */
export function originsOf(address = ''): string[] {
  return address === '' ? [] : [new URL(address).origin];
}
