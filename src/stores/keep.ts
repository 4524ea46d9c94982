import { keepControl } from '../browser/keep.ts';
import { removeKept } from '../browser/kept.ts';
import { sizeLabel } from '../rules/offline.ts';
import { keepTutorial, reasonOf } from './kept.ts';

/** A button of « Garder hors ligne » was tapped. */
export async function run(button: HTMLElement): Promise<void> {
  const control = keepControl(button);
  if (!control || control.isBusy) return;
  if (control.wantsRemoval) {
    await removeKept(control.slug);
    return control.end(false, 'Tutoriel retiré de cet appareil.');
  }
  control.start();
  try {
    const bytes = await keepTutorial(control.slug, control.progress);
    control.end(
      true,
      `C’est fait : ${sizeLabel(bytes)} sur cet appareil, lisibles sans connexion.`,
    );
  } catch (error) {
    console.warn('keep', error);
    control.end(false, reasonOf(error));
  }
}
