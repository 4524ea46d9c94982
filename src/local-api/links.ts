/** The page of the training site that plays a course; paying leads there. */
export function playerUrl(siteOrigin: string, { id, name }: { id: string; name: string }): string {
  return `${siteOrigin}/v2/course?${new URLSearchParams({ formationId: id, nom: name })}`;
}
