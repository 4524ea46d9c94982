/**
 * An error for the owner of a site: without the stack that would be printed below it, which they have no use
 * for (W6, W9).
 */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '' });
}

/** The same for a writer, named after what it asks for (W9). */
export function textError(message: string): Error {
  return Object.assign(plainError(message), { name: 'Texte à corriger' });
}
