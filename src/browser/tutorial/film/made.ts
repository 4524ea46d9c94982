/** `made('p', 'film-said', 'Ligne 3')`: an element of this class, with what it holds. */
export function made(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
