import { BESIDE } from './document.ts';

/**
 * A page whose pictures and sounds stand in it, when the tutorial offers them: the frame reaches no file.
 * One that does not come is left to the frame, which says so (U3).
 */
export async function withOffered(html: string): Promise<string> {
  const found = new Map<string, string>();
  for (const [, , , name = ''] of html.matchAll(BESIDE)) {
    const link = document.querySelector<HTMLAnchorElement>(`a[download="${name}"]`);
    if (link && !found.has(name)) found.set(name, await textOf(link.href).catch(() => name));
  }
  return html.replace(BESIDE, (whole, start, quote, name) => {
    const address = found.get(name);
    return address ? start + quote + address + quote : whole;
  });
}

/** The file as an address that holds it. */
async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const file = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
