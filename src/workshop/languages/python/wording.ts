/** Signs of the methods that MicroPython names where CPython writes an operator. */
const OPERATORS: Readonly<Record<string, string>> = {
  add: '+',
  sub: '-',
  mul: '*',
  truediv: '/',
  floordiv: '//',
  mod: '%',
  pow: '** or pow()',
};
const COMPARISONS: Readonly<Record<string, string>> = { lt: '<', gt: '>', le: '<=', ge: '>=' };

/** Matches the words of MicroPython, and gives those of CPython for the same error. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^ZeroDivisionError: divide by zero$/, 'ZeroDivisionError: division by zero'],
  [/invalid syntax for integer with base (\d+)/, 'invalid literal for int() with base $1'],
  [/^ValueError: invalid syntax for number$/, 'ValueError: could not convert string to float'],
  [/ isn't (defined|iterable|callable|subscriptable)/, ' is not $1'],
  [/^IndexError: (?:str|string) index/, 'IndexError: string index'],
  [/\b(takes|given) 1 positional arguments/, '$1 1 positional argument'],
  [
    /^RuntimeError: (?:maximum recursion|pystack exhausted).*/,
    'RecursionError: maximum recursion depth exceeded',
  ],
  [/^MemoryError.*/, 'MemoryError'],
  [/^KeyError: ([^'"\d(-].*|)$/, "KeyError: '$1'"],
  [/^ImportError: can't import name (\w+)/, "ImportError: cannot import name '$1'"],
  [
    /^NameError: local variable referenced before assignment$/,
    'UnboundLocalError: local variable referenced before assignment',
  ],
  [
    /^ValueError: need more than (\d+) values to unpack$/,
    'ValueError: not enough values to unpack (got $1)',
  ],
  [
    /^AttributeError: '(?!range)(\w+)' object has no attribute 'by_step'$/,
    "TypeError: '$1' object is not subscriptable",
  ],
  [/ doesn't match any outer indent level$/, ' does not match any outer indentation level'],
  [/ doesn't support item assignment$/, ' does not support item assignment'],
  [/^(\w+): ?$/, '$1'],
];
const TYPES = /^TypeError: unsupported types for __(\w+)__: '(\w+)', '(\w+)'$/;

/** Sentences for errors whose cause is the workshop, or a program without end. */
const NOTES: readonly (readonly [RegExp, string])[] = [
  [/^EOFError/, 'Ton programme attend une ligne de plus que celles que tu as tapées.'],
  [
    /^MemoryError/,
    'Ton programme demande plus de mémoire que l’atelier n’en a : l’atelier l’a arrêté.',
  ],
  [/^RecursionError/, 'Une fonction s’appelle elle-même sans fin : vérifie ce qui doit l’arrêter.'],
];

/** The last line of an error of MicroPython, in the words of CPython where they are known. */
export function wordedAsCPython(fault: string): string {
  const [, method = '', left = '', right = ''] = TYPES.exec(fault) ?? [];
  if (method) return typesFault(method, left, right) ?? fault;
  return WORDINGS.reduce((text, [pattern, words]) => text.replace(pattern, words), fault);
}

/** A sentence in French after the error, when the workshop has one to say; '' when it has none. */
export function noteOf(fault: string): string {
  const [, note = ''] = NOTES.find(([pattern]) => pattern.test(fault)) ?? [];
  return note;
}

function typesFault(method: string, left: string, right: string): string | undefined {
  if (method === 'add' && (left === 'str' || left === 'list' || left === 'tuple'))
    return `TypeError: can only concatenate ${left} (not "${right}") to ${left}`;
  const operator = OPERATORS[method.replace(/^i(?=add|sub|mul|mod)/, '')];
  if (operator)
    return `TypeError: unsupported operand type(s) for ${operator}: '${left}' and '${right}'`;
  const comparison = COMPARISONS[method];
  if (comparison)
    return `TypeError: '${comparison}' not supported between instances of '${left}' and '${right}'`;
  return undefined;
}
