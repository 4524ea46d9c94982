const WAYS = ['-h', '--help', '--aide'];

/** Whether the arguments of a command only ask how it is used: `asksUsage(['-h'])` → `true` (W9). */
export function asksUsage(args: readonly string[]): boolean {
  return args.some((one) => WAYS.includes(one));
}
