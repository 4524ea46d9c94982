import * as v from 'valibot';
import type { LegacyCourse } from '../rules/course/legacy.ts';
import { safeUrl } from '../rules/site/sites.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const savedState = v.object({
  id: text,
  title: text,
  description: v.fallback(v.string(), ''),
  banner: v.optional(v.unknown()),
});

/** The navigation state of a legacy course, in the words of the storage (L2). */
export function encodeLegacyState({ id, title, description, bannerUrl }: LegacyCourse): unknown {
  return { id, title, description, banner: bannerUrl };
}

/** The course that a history entry or a stored record holds; undefined when it holds none. */
export function decodeLegacyState(record: unknown, siteOrigin: string): LegacyCourse | undefined {
  const result = v.safeParse(savedState, record);
  if (!result.success) return undefined;
  const { id, title, description, banner } = result.output;
  return { id, title, description, bannerUrl: safeUrl(banner, siteOrigin) };
}
