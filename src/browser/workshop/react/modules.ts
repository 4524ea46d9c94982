/** A module whose unknown names throw a sentence, as a browser stops an import that finds nothing. */
export function strict<Module extends object>(exported: Module, name: string): Module {
  return new Proxy(exported, {
    get(target, key) {
      if (key in target || typeof key === 'symbol') return Reflect.get(target, key);
      throw new Error(
        key === 'default'
          ? `« ${name} » n’a pas de « export default ».`
          : `« ${name} » n’exporte pas « ${key} ».`,
      );
    },
  });
}
