import type { z as zod } from "zod";

/** What the fields of some schemas are, as /docs tells it. Nothing of it is loaded before somebody reads /docs. */
export type Told = {
  /** A field that several of them have means the same in each. */
  readonly schemas: readonly zod.ZodType[];
  /**
   * By the name of the field; of one within another by the path to it: `lines.sku`, whatever lists or nulls are between. Of one kind
   * alone, where there are several: `(invoice).due`.
   */
  readonly words: Readonly<Record<string, string>>;
};

/** Names the schemas that words are about. */
export function told(
  schemas: zod.ZodType | readonly zod.ZodType[],
  words: Readonly<Record<string, string>>,
): Told {
  return { schemas: Array.isArray(schemas) ? schemas : [schemas as zod.ZodType], words };
}
