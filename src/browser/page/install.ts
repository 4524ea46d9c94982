/** What Chromium sends when the site may be installed; TypeScript's DOM has no word for it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * « Install button: hidden until the browser signals installability; on click shows the prompt, logs the
 * outcome, then hides » (section 4). An offer is good for one prompt.
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
