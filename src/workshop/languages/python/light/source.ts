/** A comment, a text with its prefix, a word, a space, or a sign. */
const TOKEN =
  /#.*|([a-zA-Z]{0,2})("""|'''|"|')(?:\\[\s\S]|(?!\2)[^\\])*\2|\w+|\s+|\*\*|:=|[<>=!]=|[\s\S]/g;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };
/** After these words a bracket begins a value, and is no place in one. */
const BEFORE_VALUE =
  /^(?:and|assert|del|elif|else|for|if|in|is|lambda|not|or|return|while|yield|from|import|raise|await)$/;
/** How a display that unpacks others is written with operators: its start, a part of its own, a part unpacked. */
const DISPLAYS: Readonly<Record<string, readonly [start: string, own: string, unpacked: string]>> =
  {
    '[*': ['([]', '+[', '+list('],
    '{*': ['(set()', '|{', '|set('],
    '{**': ['({}', '|{', '|('],
    '(*': ['tuple([]', '+[', '+list('],
  };

/** The program with what light Python cannot read written in another way, each line in its place (U9). */
export function inLightPython(code: string): string {
  try {
    return written(code.match(TOKEN) ?? [], 0).text;
  } catch {
    // Brackets in thousands of brackets, which Python refuses too.
    return code;
  }
}

interface Rewritten {
  text: string;
  /** The token after the last one that was written. */
  next: number;
}

/** What stands between brackets, by the commas and colons of its own. */
interface Part {
  text: string;
  /** Where its own colons are in its text. */
  colons: number[];
}

/** Writes tokens until the bracket that closes, or their end. */
function written(tokens: readonly string[], first: number): Rewritten {
  let text = '';
  let next = first;
  while (next < tokens.length) {
    const token = tokens[next] ?? '';
    if (CLOSING[token]) {
      const inside = bracket(tokens, next, isPlace(tokens, next));
      text += inside.text;
      next = inside.next;
    } else {
      text += plain(token, tokens, next);
      next += 1;
    }
  }
  return { text, next };
}

/** A bracket, with all that it holds, from the token that opens it. */
function bracket(tokens: readonly string[], start: number, isPlaceOfValue: boolean): Rewritten {
  const open = tokens[start] ?? '';
  const close = CLOSING[open];
  const parts: Part[] = [{ text: '', colons: [] }];
  let lambdas = 0;
  let next = start + 1;
  for (; next < tokens.length && tokens[next] !== close; ) {
    const token = tokens[next] ?? '';
    const part = parts[parts.length - 1] as Part;
    if (CLOSING[token]) {
      const inside = bracket(tokens, next, isPlace(tokens, next));
      part.text += inside.text;
      next = inside.next;
      continue;
    }
    if (token === 'lambda') lambdas += 1;
    if (token === ':' && lambdas > 0) lambdas -= 1;
    else if (token === ':') part.colons.push(part.text.length);
    if (token === ',') parts.push({ text: '', colons: [] });
    else part.text += plain(token, tokens, next);
    next += 1;
  }
  const end = next < tokens.length ? (close ?? '') : '';
  const [only] = parts;
  const asRewritten = { text: `${open}${joined(open, parts)}${end}`, next: next + 1 };
  if (!end || isChanged(tokens, start, next)) return asRewritten;
  if (!isPlaceOfValue) return { ...asRewritten, text: display(open, parts) ?? asRewritten.text };
  const isStepped = open === '[' && only?.colons.length === 2 && parts.length === 1;
  return isStepped ? { ...asRewritten, text: stepped(only) } : asRewritten;
}

/** `mot[::-1]` is a call, in its place: `mot.by_step(None, None, -1)`. */
function stepped({ text, colons: [one = 0, two = 0] }: Part): string {
  const bounds = [text.slice(0, one), text.slice(one + 1, two), text.slice(two + 1)];
  return `.by_step(${bounds.map((bound) => (bound.trim() ? bound : `None${bound}`)).join(',')})`;
}

/** A display that unpacks others, by operators; undefined for any other. */
function display(open: string, parts: readonly Part[]): string | undefined {
  const star = parts.map(({ text }) => /^(?:\s|#.*)*(\*\*?)/.exec(text)?.[1]).find(Boolean);
  const [start, own, unpacked] = DISPLAYS[open + star] ?? [];
  if (!start || !own || !unpacked || (open === '(' && parts.length === 1)) return undefined;
  const end = own.endsWith('[') ? ']' : '}';
  const shown = parts.map(({ text }) => {
    const [, before = '', mark = '', rest = ''] =
      /^((?:\s|#.*)*)(\*\*?)?([\s\S]*)$/.exec(text) ?? [];
    if (!mark && !rest) return text;
    return mark ? `${before}${unpacked}${rest})` : `${before}${own}${rest}${end}`;
  });
  return `${start}${shown.join('')})`;
}

/** `def f(a, /, b)` without its bar, which leaves the ends of lines around it. */
function joined(open: string, parts: readonly Part[]): string {
  const kept: string[] = [];
  for (const { text } of parts) {
    const isBar = open === '(' && text.trim() === '/';
    if (isBar && kept.length > 0) kept.push(`${kept.pop()}${endsOf(text)}`);
    else kept.push(isBar ? endsOf(text) : text);
  }
  return kept.join(',');
}

/** The ends of lines of a text. */
function endsOf(text: string): string {
  return text.replace(/[^\n]/g, '');
}

/** Whether the bracket stands after a value: `mot[`, `f(`. */
function isPlace(tokens: readonly string[], at: number): boolean {
  const before = lastOf(tokens, at);
  return /^[\w"')\]}]|["']$/.test(before) && !BEFORE_VALUE.test(before);
}

/** Whether what is cut is given a value, or taken away: no call can. */
function isChanged(tokens: readonly string[], start: number, end: number): boolean {
  const after = tokens.slice(end + 1).find((token) => token.trim() !== '' || token.includes('\n'));
  let line = start;
  while (line > 0 && !/[\n;]/.test(tokens[line - 1] ?? '')) line -= 1;
  return after === '=' || tokens.slice(line, start).find((token) => token.trim()) === 'del';
}

function lastOf(tokens: readonly string[], at: number): string {
  let before = at - 1;
  while (before >= 0 && tokens[before]?.trim() === '' && !tokens[before]?.includes('\n'))
    before -= 1;
  return tokens[before] ?? '';
}

/** A token that is no bracket; a text before « % » is written by a class of ours. */
function plain(token: string, tokens: readonly string[], at: number): string {
  const [, prefix = '', quote = ''] = /^(\w{0,2})("""|'''|"|')/.exec(token) ?? [];
  if (!quote) return token;
  if (/f/i.test(prefix))
    return `${prefix}${quote}${fields(token.slice(prefix.length + quote.length, -quote.length))}${quote}`;
  const after = tokens.slice(at + 1, at + 3).find((one) => one.trim() !== '');
  return after === '%' && token.includes('%') ? `percent_text(${token})` : token;
}

/** The text of an f-string, with its fields in light Python: `{x=}` is `x={x!r}`. */
function fields(text: string): string {
  return text.replace(/\{\{|\{((?:[^{}]|\{[^{}]*\})*)\}/g, (all, field?: string) => {
    if (field === undefined) return all;
    const tokens = field.match(TOKEN) ?? [];
    let depth = 0;
    const end = tokens.findIndex((token) => {
      if (CLOSING[token]) depth += 1;
      else if (/^[)\]}]$/.test(token)) depth -= 1;
      return depth === 0 && (token === ':' || token === '!');
    });
    const value = (end < 0 ? tokens : tokens.slice(0, end)).join('');
    const rest = end < 0 ? '' : tokens.slice(end).join('');
    const [, named] = /^([\s\S]*[^=!<>\s]\s*)=\s*$/.exec(value) ?? [];
    if (named === undefined) return `{${inLightPython(value)}${rest}}`;
    return `${value}{${inLightPython(named)}${rest || '!r'}}`;
  });
}
