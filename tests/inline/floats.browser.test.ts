import { beforeEach, expect, test } from 'vitest';
import program from '../../src/inline/floats.ts?program';
import { find } from '../browser/page.ts';
import { run } from './run.ts';

const CONTROLS = [
  '<a href="#x">lien</a>',
  '<button>bouton</button>',
  '<input>',
  '<select><option>choix</option></select>',
  '<textarea></textarea>',
  '<details><summary>pli</summary></details>',
  '<label>nom</label>',
  '<video controls></video>',
  '<iframe></iframe>',
  '<div role="option">choix</div>',
  '<pre tabindex="0">code</pre>',
];

let settle: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="under"></div>
    <div class="floats" style="position: fixed; top: 0; left: 0; z-index: 9">
      <button class="float" style="width: 46px; height: 46px">Aide</button>
    </div>`;
  const fire = run(program, { ResizeObserver: StillObserver });
  fire('DOMContentLoaded');
  settle = () => fire('scrollend');
});

class StillObserver {
  observe(): void {}
}

const isOver = () => find('.floats').classList.contains('is-over');

/** Puts an element under the buttons, its left edge so far from that of the window. */
function put(html: string, left = 0): void {
  find('#under').innerHTML = html;
  const [control] = find('#under').children as HTMLCollectionOf<HTMLElement>;
  control?.setAttribute(
    'style',
    `position: fixed; top: 0; left: ${left}px; width: 200px; height: 60px`,
  );
}

test.each(CONTROLS)('give way to %s that lies under them', (html) => {
  put(html);
  settle();
  expect(isOver()).toBe(true);
});

test('give way to a control that reaches under their edge alone', () => {
  put('<button>bouton</button>', 44);
  settle();
  expect(isOver()).toBe(true);
});

test('stay over text, a link that leads nowhere, and beside a control', () => {
  for (const [html, left] of [
    ['<p>du texte</p>', 0],
    ['<a>titre</a>', 0],
    ['<button>bouton</button>', 47],
  ] as const) {
    put(html, left);
    settle();
    expect(isOver()).toBe(false);
  }
});

test('come back once the control has gone', () => {
  put('<button>bouton</button>');
  settle();
  find('#under').innerHTML = '';
  settle();
  expect(isOver()).toBe(false);
});

test('a button that is not shown covers nothing', () => {
  put('<button>bouton</button>');
  find('.float').style.display = 'none';
  settle();
  expect(isOver()).toBe(false);
});
