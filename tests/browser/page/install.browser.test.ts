import { beforeEach, expect, test, vi } from 'vitest';
import { installInstallButton } from '../../../src/browser/page/install.ts';
import { find, forgetListeners, silence } from '../page.ts';

beforeEach(() => {
  document.body.innerHTML = '<button class="install" hidden>Installer l’application</button>';
  forgetListeners();
  installInstallButton();
});

test('B-132 noBIP: install button absent', () => {
  expect(button().hidden).toBe(true);
});

test.each(['accepted', 'dismissed'])(
  '« on click shows the prompt, logs the outcome, then hides »: %s',
  async (outcome) => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const event = offer(async () => ({ outcome }));
    expect(event.defaultPrevented).toBe(true);
    expect(button().hidden).toBe(false);
    button().click();
    expect(button().hidden).toBe(true);
    await expect.poll(() => logged.mock.calls).toEqual([['install', outcome]]);
    expect(event.prompt).toHaveBeenCalledOnce();
  },
);

test('B-133 promptReject: button hides, outcome logged', async () => {
  const logged = silence();
  const error = new DOMException('The app is already installed.', 'InvalidStateError');
  offer(() => Promise.reject(error));
  button().click();
  expect(button().hidden).toBe(true);
  await expect.poll(() => logged).toEqual([['install', error]]);
});

test('B-134 installed: button absent', () => {
  offer(async () => ({ outcome: 'accepted' }));
  window.dispatchEvent(new Event('appinstalled'));
  expect(button().hidden).toBe(true);
});

const button = () => find('.install');

/** The event of Chromium, which nobody can make by hand. */
function offer(choose: () => Promise<{ outcome: string }>) {
  const prompt = vi.fn(choose);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const choice = {
    prompt,
    get userChoice() {
      return choose();
    },
  };
  Object.defineProperties(event, Object.getOwnPropertyDescriptors(choice));
  window.dispatchEvent(event);
  return Object.assign(event, { prompt });
}
