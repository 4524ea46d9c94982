/** The event by which Chromium offers installation; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * Shows the install button once the browser offers installation; a click shows the prompt, logs the
 * outcome and hides the button. An offer is good for one prompt (K10).
 */
export function installInstallButton(): void {
  const button = document.querySelector<HTMLElement>('.install');
  if (!button) return;
  let offer: InstallOffer | undefined;
  const keep = (next?: InstallOffer) => {
    offer = next;
    button.hidden = next === undefined;
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keep());
  button.addEventListener('click', async () => {
    const asked = offer;
    keep();
    try {
      await asked?.prompt();
      console.info('install', (await asked?.userChoice)?.outcome);
    } catch (error) {
      console.warn('install', error);
    }
  });
}
