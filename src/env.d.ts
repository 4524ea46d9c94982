import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island wakes at the first touch or focus (`build/directives/intent.ts`). */
    'client:intent'?: boolean;
    /** The island wakes when `<html>` has that class (`build/directives/known.ts`). */
    'client:known'?: string;
    /** The island wakes when it comes onto the screen (`build/directives/near.ts`). */
    'client:near'?: boolean;
  }
}
