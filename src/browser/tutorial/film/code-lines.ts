/** The lines of a sample as it stands in the page, coloured, each in an element of its own. */
export function codeLines(code: Element): HTMLElement[] {
  const lines: HTMLElement[] = [];
  const begin = () => {
    const line = document.createElement('span');
    lines.push(line);
    return line;
  };
  let line = begin();
  const add = (node: Node) => {
    if (node instanceof Text) {
      for (const [at, part] of node.data.split('\n').entries()) {
        if (at > 0) line = begin();
        line.append(part);
      }
      // A line that the lesson marks holds its own end.
    } else if (node instanceof Element && node.matches('mark')) node.childNodes.forEach(add);
    else line.append(node.cloneNode(true));
  };
  code.childNodes.forEach(add);
  return lines;
}
