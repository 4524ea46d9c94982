import { show } from '../../browser/page/notices.ts';
import { share } from '../../browser/tutorial/share.ts';

/** Called for « Partager »: gives the tutorial to the device, or says where its address is (T22). */
export async function run({ dataset }: HTMLElement): Promise<void> {
  const { words = '', address = '' } = dataset;
  const shared = await share(words, address);
  if (shared === 'copied')
    show({ text: 'Adresse copiée : il reste à la coller.', tone: 'success' });
  if (shared === 'refused') show({ text: `Voici l’adresse : ${address}`, tone: 'info' });
}
