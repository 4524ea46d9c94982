import { recall } from '../../../browser/choice/records.ts';
import { show } from '../../../browser/page/notices.ts';
import { KEYS } from '../../../browser/platform/storage.ts';
import { clothPicture } from '../../../browser/tutorial/end/cloth-picture.ts';
import { giveFile, saveFile } from '../../../browser/tutorial/end/give-file.ts';
import { share } from '../../../browser/tutorial/end/share.ts';
import { stepPage } from '../../../browser/tutorial/steps.ts';
import { keepsakeLines } from '../../../rules/tutorial/end/keepsake.ts';
import { reminderFile } from '../../../rules/tutorial/end/reminders.ts';
import { passedIn } from '../../../rules/tutorial/exercises.ts';
import { stepsOf } from '../place.ts';

/** What each button of the last step does, by its `data-verb`. */
const VERBS: Readonly<Record<string, (button: HTMLElement) => Promise<void> | void>> = {
  address: shareAddress,
  calendar: saveReminders,
  picture: givePicture,
};

/** Called for « Partager », « Enregistrer l’image » and « Ajouter à mon agenda » (T11, T22, T32). */
export async function run(button: HTMLElement): Promise<void> {
  await VERBS[button.dataset.verb ?? '']?.(button);
}

/** Gives the tutorial's address to the device, or says where it is (T22). */
async function shareAddress({ dataset }: HTMLElement): Promise<void> {
  const { words = '', address = '' } = dataset;
  const shared = await share(words, address);
  if (shared === 'copied')
    show({ text: 'Adresse copiée : il reste à la coller.', tone: 'success' });
  if (shared === 'refused') show({ text: `Voici l’adresse : ${address}`, tone: 'info' });
}

/** Draws the cloth with what the reader typed, which goes nowhere else, and gives it to the device (T32). */
async function givePicture(button: HTMLElement): Promise<void> {
  const { slug = '', name = '' } = stepPage() ?? {};
  const box = button.closest('.finished');
  const cloth = box?.querySelector('.finished-cloth');
  if (!cloth) return;
  const lines = keepsakeLines({
    tutorial: name,
    firstName: box?.querySelector('input')?.value ?? '',
    date: new Intl.DateTimeFormat('fr', { dateStyle: 'long' }).format(new Date()),
    woven: stepsOf(slug, KEYS.woven),
    passed: passedIn(recall(KEYS.passed), slug),
    project: button.dataset.project ?? '',
  });
  try {
    const picture = await clothPicture(cloth, lines);
    const given = await giveFile(new File([picture], `pagne-${slug}.png`, { type: 'image/png' }));
    if (given === 'saved') show({ text: 'Image enregistrée.', tone: 'success' });
  } catch (error) {
    console.warn('picture', error);
    show({
      text: 'L’image n’a pas pu être dessinée. Une capture d’écran la remplace.',
      tone: 'danger',
    });
  }
}

/** Saves the three dates as a calendar file, which the device opens in its calendar (T11). */
function saveReminders({ dataset }: HTMLElement): void {
  const { slug = '', name = '' } = stepPage() ?? {};
  const { address = '' } = dataset;
  const now = new Date();
  const reminded = { name, address, host: new URL(address).hostname };
  const text = reminderFile(reminded, now.getTime(), now.getTimezoneOffset());
  saveFile(new File([text], `rappels-${slug}.ics`, { type: 'text/calendar' }));
  show({
    text: 'Trois rappels enregistrés : ouvre le fichier pour les mettre dans ton agenda.',
    tone: 'success',
  });
}
