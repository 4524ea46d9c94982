/** What a `_headers` file gives to a path, as Cloudflare reads it: all rules that match, values joined. */
export function readHeadersFile(text: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    if (!isMatch(pattern, path)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before} , ${value}`);
    }
  }
  return headers;
}

function isMatch(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
