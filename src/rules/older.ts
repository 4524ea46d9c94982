/** What younger engines have as methods: the oldest ones of the floor do not (W29). */

/** Whether a record has this field itself, and not from its prototype: `has({ a: 1 }, 'a')`. */
export function has(record: object, field: PropertyKey): boolean {
  // biome-ignore lint/suspicious/noPrototypeBuiltins: `Object.hasOwn` is one of them
  return Object.prototype.hasOwnProperty.call(record, field);
}

/** The last of a list, or of a text's signs; undefined of an empty one. */
export function lastOf<One>(list: ArrayLike<One>): One | undefined {
  return list[list.length - 1];
}
