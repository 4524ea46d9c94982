import { isRightClick } from '../../rules/course/media.ts';

const FREE = 'a, button, input, select, textarea';

/**
 * Stops the menu of a right click on media and covers; links, fields and selected text keep theirs
 * (D14). For `onContextMenu`.
 */
export function blockRightClick(event: MouseEvent): void {
  const { target } = event;
  if (!isRightClick(event) || !(target instanceof Element)) return;
  if (!target.closest(FREE) && !isSelected(target)) event.preventDefault();
}

function isSelected(element: Element): boolean {
  const selection = getSelection();
  return !!selection && !selection.isCollapsed && selection.containsNode(element, true);
}
