import type { ClientDirective } from 'astro';

/**
 * Loads an island when it comes onto the screen; at once where the browser cannot tell, as
 * `client:visible` does not.
 */
const near: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    // From now on the page lacks it, as it would one that loads at once (X6).
    element.setAttribute('client', 'load');
    const hydrate = await load();
    await hydrate();
  };
  if (!window.IntersectionObserver) return void wake();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void wake();
  });
  for (const child of element.children) observer.observe(child);
};

export default near;
