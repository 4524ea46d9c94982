/** What a writer has to change in a drawing, in French. */
export class DrawingFault extends Error {
  readonly remedy: string;

  constructor(says: string, remedy: string) {
    super(says);
    this.remedy = remedy;
  }
}
