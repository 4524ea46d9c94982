import type { ViteUserConfig } from 'astro';

/** Vite's own type of a plugin, which Astro names. */
export type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;
