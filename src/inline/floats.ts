/** Controls that the round buttons must not cover. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,label,video,iframe,[role=option],[tabindex="0"]';

/**
 * Once a scroll ends or the page changes its height, the round buttons step aside for a control that
 * lies under them, until the next scroll or until they are focused. Nine points of each button are
 * looked at (F10).
 */
export const FLOATS_SCRIPT = `addEventListener('DOMContentLoaded', function () {
  var floats = document.querySelector('.floats');
  var settle = function () {
    var isOver = false;
    floats.querySelectorAll('.float').forEach(function (button) {
      var box = button.getBoundingClientRect();
      for (var i = 0; box.width && i < 9; i++) {
        var x = box.x + (i % 3) * (box.width - 1) / 2;
        var y = box.y + (i / 3 | 0) * (box.height - 1) / 2;
        isOver = isOver || document.elementsFromPoint(x, y).some(function (under) {
          return !floats.contains(under) && under.closest('${CONTROLS}');
        });
      }
    });
    floats.classList.toggle('is-over', isOver);
  };
  addEventListener('scrollend', settle);
  new ResizeObserver(settle).observe(document.body);
})`.replace(/\n\s*/g, '');
