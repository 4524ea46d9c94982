import { KEYS } from '../../../src/browser/platform/storage.ts';
import { run } from '../../../src/stores/site/feedback.ts';
import { field } from '../../browser/page/feedback-page.ts';
import { find } from '../../browser/page.ts';

export const NAME = 'Awa Ndiaye';
export const MESSAGE = 'La vidéo de la section 3 ne démarre pas.';
export const SUCCESS = 'Merci pour votre message nous vous tiendrons au courant de ses avancements';
export const EMPTY = { name: '', phone: '', message: '' };

export function open(): void {
  run(find('[data-message=probleme]'));
}

export function values(): Record<string, string> {
  const names = ['name', 'phone', 'message'];
  return Object.fromEntries(names.map((name) => [name, field(name).value]));
}

export function stored(): unknown {
  return JSON.parse(sessionStorage.getItem(KEYS.message) ?? 'null');
}

export function toast(): HTMLElement {
  return find('.toast');
}
