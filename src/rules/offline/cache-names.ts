const PAGES = 'pages-';
const KEPT = 'kept-';

/** The cache of the pages visited with one build, and of their files. */
export function pagesCache(version: string): string {
  return PAGES + version;
}

export function isPagesCache(name: string): boolean {
  return name.startsWith(PAGES);
}

/** The cache of a tutorial kept whole: `kept-c@` is not the start of `kept-cpp@`. */
export function keptCache(slug: string, version: string): string {
  return `${keptPrefix(slug)}${version}`;
}

export function keptPrefix(slug: string): string {
  return `${KEPT}${slug}@`;
}

/** `kept-python@1a2b3c4d` → `python`; undefined for another cache. */
export function keptSlug(name: string): string | undefined {
  return name.startsWith(KEPT) ? name.slice(KEPT.length).split('@')[0] : undefined;
}

/**
 * The caches to delete, from names in the order of their making: this build and the one before stay
 * (K3).
 */
export function oldCaches(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => isPagesCache(name) && name !== current);
  return others.slice(0, -1);
}
