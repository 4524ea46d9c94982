import { keepControl } from '../../browser/offline/keep-button.ts';
import { removeKept } from '../../browser/offline/kept-copies.ts';
import { sizeLabel } from '../../rules/text/size-label.ts';
import { keepTutorial, reasonOf } from './kept-copies.ts';

/** Called when a button of « Garder hors ligne » is tapped (K5). */
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
