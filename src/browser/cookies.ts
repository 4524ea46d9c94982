/** The value of a cookie; undefined when absent, unreadable, or when cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
