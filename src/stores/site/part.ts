import { show } from '../../browser/page/notices.ts';
import { isOnline } from '../../browser/platform/activity.ts';

/**
 * A module that is downloaded when it is wanted; undefined when it does not come. With a network its file is gone:
 * the inline program of the page handles a newer build (X5). Without, the visitor is told (X7).
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isOnline()) void Promise.reject(error);
    else show({ text: 'Cette action demande une connexion à Internet.', tone: 'danger' });
    return undefined;
  }
}
