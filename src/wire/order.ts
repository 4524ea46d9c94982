import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const order = v.union([
  v.object({ type: v.literal('full'), courseName: text, formationId: text }),
  v.object({
    type: v.literal('section'),
    courseName: text,
    formationId: text,
    sectionId: text,
    sectionTitle: text,
  }),
]);

/**
 * The `payload` of the payment page; undefined when it is not an order. Its price is left out: the
 * account site computes it again from `formationId` (O5).
 */
export function decodeOrder(payload: string): v.InferOutput<typeof order> | undefined {
  try {
    const result = v.safeParse(order, JSON.parse(payload));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
