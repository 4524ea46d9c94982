/** `Object.hasOwn`, which the oldest engines of the floor lack (W29): a field of the record itself. */
export function has(record: object, field: PropertyKey): boolean {
  // biome-ignore lint/suspicious/noPrototypeBuiltins: `Object.hasOwn` is one of them
  return Object.prototype.hasOwnProperty.call(record, field);
}
