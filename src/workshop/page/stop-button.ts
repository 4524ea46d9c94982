/** Makes « Exécuter » of a button that is « Arrêter » until what it started has ended (U9). */
export function stopButton(
  button: HTMLElement,
  start: () => void,
): (ended: Promise<void>, stop: () => void) => Promise<void> {
  let stop: (() => void) | undefined;
  button.addEventListener('click', () => (stop ? stop() : start()));
  return async (ended, stopped) => {
    stop = stopped;
    button.textContent = 'Arrêter';
    await ended;
    stop = undefined;
    button.textContent = 'Exécuter';
  };
}
