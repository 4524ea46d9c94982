import { z } from 'astro/zod';

/** What is read of a JSON schema here. */
interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** The keys that a schema expects at a place: `['sections', 2]` → `['title', 'media', …]`. */
export function expectedKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const places = path.reduce((shapes, key) => shapes.flatMap((one) => within(one, key)), [root]);
  return places.flatMap(branches).flatMap(({ properties = {} }) => Object.keys(properties));
}

function within(shape: Shape, key: PropertyKey): Shape[] {
  return branches(shape)
    .map(({ properties, items }) => (typeof key === 'number' ? items : properties?.[String(key)]))
    .filter((one) => one !== undefined);
}

/** A shape and all that may stand for it. */
function branches(shape: Shape): Shape[] {
  const { anyOf = [], oneOf = [], allOf = [] } = shape;
  return [shape, ...[...anyOf, ...oneOf, ...allOf].flatMap(branches)];
}
