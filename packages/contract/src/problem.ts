/** The one shape of an error on every REST base and beside GraphQL's own. ERROR-56, OP-113. */
import { z as zod } from "zod";

export const problemSchema = zod.object({
  /** Stable, kebab-case. */
  code: zod.string(),
  /** In the caller's language, ready to be shown. */
  message: zod.string(),
  /** To be quoted to customer service. */
  requestId: zod.string(),
  /** Which input was wrong and why, by path. */
  fields: zod.array(zod.object({ path: zod.string(), code: zod.string() })).optional(),
});

export type Problem = zod.infer<typeof problemSchema>;
