/**
 * What is wrong with an option of a command, from the error of Node's `parseArgs` (W26, W27).
 *
 * `optionFault({ code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION', message: "Unknown option '--a'" })` →
 * `'--a : cette option n’existe pas.'`
 */
export function optionFault({
  code,
  message,
}: {
  code?: string | undefined;
  message: string;
}): string {
  const [option = ''] = /--?[^\s'<,=]+/.exec(message) ?? [];
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? `${option} : cette option n’existe pas.`
    : `${option} : cette option ne s’écrit pas ainsi.`;
}
