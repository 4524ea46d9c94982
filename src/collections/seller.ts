import { statSync } from 'node:fs';
import { SELLER_VIDEO_URL } from '../config.ts';
import { playerOf } from '../rules/site/film.ts';
import { sizeLabel } from '../rules/text/size-label.ts';
import { type EntryBody, type Fields, fault, written } from './entry.ts';

/** Our own film for trainers, unless the owner set another (E5). */
const FILM = '/films/devenir-formateur.mp4';
const FILE = 'content/seller.mdx';

export type SellerPage = Fields<'seller'> & {
  /** `player`: the frame of another site, whose film has no weight of its own. */
  film: { address: string; weight: string; player?: string };
  Content: EntryBody;
};

/**
 * The trainer page. The weight of our own film comes from the file; that of the owner's film must stand
 * in the page's text (E5).
 */
export async function sellerPage(): Promise<SellerPage> {
  const seller = await written('seller', 'seller', FILE);
  if (!SELLER_VIDEO_URL) {
    const weight = sizeLabel(statSync(`public${FILM}`).size);
    return { ...seller, film: { address: FILM, weight } };
  }
  const player = playerOf(SELLER_VIDEO_URL);
  if (player) {
    const { address, site } = player;
    return {
      ...seller,
      film: { address: SELLER_VIDEO_URL, weight: `sur ${site}`, player: address },
    };
  }
  const { weight } = seller.video;
  if (!weight) {
    const says = 'video.weight : cette clé manque';
    throw fault(FILE, says, 'écris le poids de la vidéo de l’adresse réglée : « weight: 4 Mo »');
  }
  return { ...seller, film: { address: SELLER_VIDEO_URL, weight } };
}
