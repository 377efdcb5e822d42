/** The one shape of an error on every REST base and beside GraphQL's own. ERROR-56, OP-113. */
import { z } from "zod";

export const problemSchema = z.object({
  /** Stable, kebab-case. */
  code: z.string(),
  /** In the caller's language, ready to be shown. */
  message: z.string(),
  /** To be quoted to customer service. */
  requestId: z.string(),
  /** Which input was wrong and why, by path. */
  fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
