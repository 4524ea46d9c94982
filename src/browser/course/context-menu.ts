import { isRightClick } from '../../rules/course/media.ts';

const FREE = 'a, button, input, select, textarea';

/**
 * « Right-click is blocked on the course media and cover only; never the keyboard menu key, links,
 * inputs or selected text » (decisions, §5): for `onContextMenu` of such an element.
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
