const WAYS = ['-h', '--help', '--aide'];

/** Whether the arguments of a command only ask how it is used: `asksUsage(['-h'])` → `true` (W9). */
export function asksUsage(args: readonly string[]): boolean {
  return args.some((one) => WAYS.includes(one));
}

/**
 * What Node's parser of arguments refuses, in French; undefined for any other error (W9).
 *
 * « Unknown option '--suivie'… » → « l’option --suivie n’existe pas »
 *
 * @public the commands of writers, which live with the tests, ask it
 */
export function optionFault(error: unknown): string | undefined {
  if (!(error instanceof TypeError) || !('code' in error)) return undefined;
  const option = /'(-[^'\s=]*)/.exec(error.message)?.[1] ?? '';
  const isUnknown = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
  return `l’option ${option} ${isUnknown ? 'n’existe pas' : 's’écrit autrement'}`;
}
