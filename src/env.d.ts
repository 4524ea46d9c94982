import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island wakes at the first touch or focus (`build/intent/client.ts`). */
    'client:intent'?: boolean;
  }
}
