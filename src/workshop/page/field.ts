const ROWS = { least: 4, most: 16 };

/** Where code is typed: all that the workshop knows of its editor. */
export interface CodeField {
  code: () => string;
  /** Nobody is told: the reader has not typed it. */
  setCode: (code: string) => void;
  /** Puts a sign where the caret is, over what is selected. */
  insert: (sign: string) => void;
  /** Calls back when the reader has changed the code. */
  onChange: (changed: () => void) => void;
  /** Marks and selects a line, from 1; without one, takes the mark away. */
  markLine: (line?: number) => void;
  focus: () => void;
  /** Takes away what it has put beside the browser's own field, which has nothing to take. */
  close: () => void;
}

/** The browser's own field. */
export function plainField(area: HTMLTextAreaElement, first: string): CodeField {
  const grow = () => {
    area.rows = Math.min(ROWS.most, Math.max(ROWS.least, area.value.split('\n').length + 1));
  };
  const field: CodeField = {
    code: () => area.value,
    setCode(code) {
      area.value = code;
      field.markLine();
      grow();
    },
    insert(sign) {
      area.setRangeText(sign, area.selectionStart, area.selectionEnd, 'end');
      area.dispatchEvent(new Event('input'));
      area.focus();
    },
    onChange: (changed) => area.addEventListener('input', changed),
    markLine(line) {
      area.classList.toggle('has-fault', line !== undefined);
      if (line === undefined) return;
      const lines = area.value.split('\n');
      const start = lines.slice(0, line - 1).join('\n').length + Math.min(1, line - 1);
      area.style.setProperty('--fault', String(line - 1));
      area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
      // Where it is seen: a field scrolls to its caret only while it is typed in.
      area.scrollTop = (area.scrollHeight / Math.max(lines.length, 1)) * Math.max(line - 3, 0);
    },
    focus: () => area.focus(),
    close: () => {},
  };
  area.addEventListener('input', () => {
    area.classList.remove('has-fault');
    grow();
  });
  field.setCode(first);
  // At its first sign: the caret of a new field is at the end, and scrolls a long line away.
  area.setSelectionRange(0, 0);
  return field;
}
