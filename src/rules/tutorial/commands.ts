/** What a terminal shows before a command. */
const PROMPT = /^(\$|>>>|mysql>) /;

/**
 * The commands of a terminal's session, without its prompts and what it answered; a text that shows no prompt, as
 * it is (T12).
 *
 * `'$ gcc a.c\n$ ./a.out\n12'` → `'gcc a.c\n./a.out'`
 */
export function commandsIn(session: string): string {
  const commands: string[] = [];
  let open = '';
  for (const line of session.split('\n')) {
    const [shown = '', prompt = open] = PROMPT.exec(line) ?? [];
    if (!prompt) continue;
    const command = line.slice(shown.length);
    commands.push(command);
    open = goesOn(prompt, command) ? prompt : '';
  }
  return commands.length > 0 ? commands.join('\n') : session;
}

/** Whether the next line belongs to the same command. */
function goesOn(prompt: string, command: string): boolean {
  if (prompt === 'mysql>') return !/(?:;|\\G)\s*$/.test(command);
  return prompt === '$' && command.endsWith('\\');
}
