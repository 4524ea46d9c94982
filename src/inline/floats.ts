/** Controls that the round buttons must not cover. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,label,video,iframe,[role=option],[tabindex="0"]';
/** Each button is looked at in three points a row, and three rows. */
const POINTS = [0, 1, 2];

/**
 * Once a scroll ends or the page changes its height, the round buttons step aside for a control that
 * lies under them, until the next scroll or until they are focused (F10).
 */
addEventListener('DOMContentLoaded', () => {
  const floats = document.querySelector('.floats') as HTMLElement;
  const isCovering = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .some((under) => !floats.contains(under) && under.closest(CONTROLS));
  const settle = () => {
    const isOver = [...floats.querySelectorAll('.float')].some((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      // A button that is not shown has no size.
      if (!width) return false;
      return POINTS.some((column) =>
        POINTS.some((row) =>
          isCovering(x + (column * (width - 1)) / 2, y + (row * (height - 1)) / 2),
        ),
      );
    });
    floats.classList.toggle('is-over', isOver);
  };
  addEventListener('scrollend', settle);
  new ResizeObserver(settle).observe(document.body);
});
