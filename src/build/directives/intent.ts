import type { ClientDirective } from 'astro';

/** Loads an island when it is first touched or focused; the field keeps its focus and its text (B2). */
const intent: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const event of ['focusin', 'pointerdown']) element.removeEventListener(event, wake);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of ['focusin', 'pointerdown']) element.addEventListener(event, wake);
};

export default intent;
