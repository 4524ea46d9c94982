/** The address of the frame: a file with its own policy, of no origin (U2). */
export const WORKSHOP_PATH = '/atelier';

/** The same of Python (U9). */
export const PYTHON_PATH = '/atelier-python';

/** The same of SQL (U19). */
export const SQL_PATH = '/atelier-sql';

/**
 * The rights of each frame of the workshop, by its address: the attribute of its element and the header of
 * its document say the same, and either alone leaves it without an origin (U2, U9, U19).
 */
export const SANDBOXES: Readonly<Record<string, string>> = {
  [WORKSHOP_PATH]: 'allow-scripts allow-forms',
  [PYTHON_PATH]: 'allow-scripts',
  [SQL_PATH]: 'allow-scripts',
};
