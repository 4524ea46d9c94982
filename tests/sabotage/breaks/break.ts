/** One planned fault of the product. */
export interface Break {
  /** What the product would do wrong. */
  readonly name: string;
  /** A file of the project, and what is written there instead of what stands once in it. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The file of the tests that must see it. */
  readonly seenBy: string;
}
