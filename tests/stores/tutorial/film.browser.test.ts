import { beforeEach, expect, test } from 'vitest';
import { run } from '../../../src/stores/tutorial/film.ts';
import { find, silence } from '../../browser/page.ts';
import { serve } from '../../browser/served-responses.ts';

const PATH = '/films/python/bases-1.json';
const FILM = { output: '', frames: [{ line: 1, printed: 0, calls: [['', []]], objects: [] }] };

beforeEach(() => {
  silence();
  document.body.innerHTML = `
    <div data-tutorial="python">
      <figure class="code"><pre><code>x = 1</code></pre>
        <p class="film-open"><button data-film="bases-1">Pas à pas</button></p>
      </figure>
    </div>
    <div class="notices"><div role="alert"></div><template><div><p></p></div></template></div>`;
});

test('a film is fetched once, at the tap, and opens (U25)', async () => {
  const door = await serve(PATH, { body: JSON.stringify(FILM) });
  await Promise.all([run(find('button')), run(find('button'))]);
  expect(document.querySelectorAll('.sample-film')).toHaveLength(1);
  expect(door.asked).toBe(1);
  expect(find('[data-film]').hasAttribute('aria-busy')).toBe(false);
});

test('one that does not come is told, and may be asked again', async () => {
  await serve(PATH);
  await run(find('button'));
  expect(find('[role=alert]').textContent).toContain('Le pas à pas ne s’est pas chargé');
  expect(document.querySelector('.sample-film')).toBeNull();
  await serve(PATH, { body: JSON.stringify(FILM) });
  await run(find('button'));
  expect(document.querySelectorAll('.sample-film')).toHaveLength(1);
});
