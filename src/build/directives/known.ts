import type { ClientDirective } from 'astro';

/**
 * Loads an island, once the page is idle, when `<html>` has the class that the option names: what only those
 * who come back need costs others nothing (B1).
 */
const known: ClientDirective = (load, { value }) => {
  if (!document.documentElement.classList.contains(String(value))) return;
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (window.requestIdleCallback) window.requestIdleCallback(() => void wake());
  else setTimeout(wake);
};

export default known;
