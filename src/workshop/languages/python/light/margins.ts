/** In columns: what a tab is worth for Python, which asks that one of one column give the same blocks. */
const TAB = 8;

/**
 * The line, from 1, whose margin mixes tabs and spaces in such a way that Python refuses it, and that MicroPython
 * reads; undefined where there is none. `bare`: the program, its texts and comments blank.
 */
export function mixedMargin(bare: string): number | undefined {
  const blocks = [{ wide: 0, narrow: 0 }];
  let depth = 0;
  for (const [at, line] of bare.split('\n').entries()) {
    const isInside = depth > 0;
    for (const sign of line) depth += /[([{]/.test(sign) ? 1 : /[)\]}]/.test(sign) ? -1 : 0;
    if (isInside || line.trim() === '') continue;
    const [margin = ''] = /^[ \t]*/.exec(line) ?? [];
    const own = { wide: width(margin, TAB), narrow: width(margin, 1) };
    while (blocks.length > 1 && own.wide < (blocks[blocks.length - 1]?.wide ?? 0)) blocks.pop();
    const block = blocks[blocks.length - 1] ?? own;
    if (Math.sign(own.wide - block.wide) !== Math.sign(own.narrow - block.narrow)) return at + 1;
    if (own.wide > block.wide) blocks.push(own);
  }
  return undefined;
}

function width(margin: string, tab: number): number {
  let column = 0;
  for (const sign of margin)
    column = sign === '\t' ? (Math.floor(column / tab) + 1) * tab : column + 1;
  return column;
}
