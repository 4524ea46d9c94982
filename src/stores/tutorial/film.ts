import { fetchFilm } from '../../api/film.ts';
import { show } from '../../browser/page/notices.ts';
import { openFilm } from '../../browser/tutorial/film/player.ts';
import { filmPath } from '../../rules/tutorial/film/film.ts';

/** Called for « Pas à pas » under a sample: its film opens there (U25). */
export async function run(button: HTMLElement): Promise<void> {
  const tutorial = button.closest<HTMLElement>('[data-tutorial]')?.dataset.tutorial;
  const name = button.dataset.film;
  if (!tutorial || !name || button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  try {
    openFilm(button, await fetchFilm(filmPath(tutorial, name)));
  } catch (error) {
    console.warn(error);
    const text = 'Le pas à pas ne s’est pas chargé : vérifie ta connexion, puis recommence.';
    show({ text, tone: 'danger' });
  } finally {
    button.removeAttribute('aria-busy');
  }
}
