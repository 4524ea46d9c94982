import { describe, expect, test } from 'vitest';
import { hideBanner, showBanner } from '../../../src/browser/choice/consent-banner.ts';
import { find } from '../page.ts';

describe('the banner', () => {
  test('of who has not chosen leaves, and the focus goes to the page', () => {
    openPage();
    find('.consent button').focus();
    hideBanner();
    expect(document.documentElement.classList).not.toContain('asks-consent');
    expect(document.activeElement?.id).toBe('contenu');
  });

  test('takes no focus that is elsewhere', () => {
    openPage();
    find('#search').focus();
    hideBanner();
    expect(document.activeElement?.id).toBe('search');
  });

  test('comes back from the footer with the focus, and gives it back', () => {
    openPage();
    hideBanner();
    showBanner(find('#manage'));
    expect(document.documentElement.classList).toContain('asks-consent');
    expect(document.activeElement?.className).toBe('consent');
    hideBanner();
    expect(document.activeElement?.id).toBe('manage');
  });
});

function openPage(): void {
  document.documentElement.className = 'js asks-consent';
  document.body.innerHTML = `
    <main id="contenu" tabindex="-1"><input id="search"></main>
    <footer><button id="manage">Gérer mes cookies</button></footer>
    <section class="consent" tabindex="-1"><button>Accepter</button></section>`;
}
