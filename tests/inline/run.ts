type Listener = (event: never) => void;

/**
 * Runs a compiled program as the page does, with stand-ins for the globals named. What it listens to is
 * kept here and not on the window, so that a test leaves nothing behind; gives the way to fire an event.
 */
export function run(
  code: string,
  globals: Record<string, unknown> = {},
): (type: string, event?: unknown) => void {
  const listeners: { type: string; listener: Listener }[] = [];
  const addEventListener = (type: string, listener: Listener) => listeners.push({ type, listener });
  const all = { addEventListener, ...globals };
  new Function(...Object.keys(all), code)(...Object.values(all));
  return (type, event) => {
    for (const one of listeners) if (one.type === type) one.listener(event as never);
  };
}
