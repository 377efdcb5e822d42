import { z } from "zod";

/** A click whose calls were answered: the ids that they carried as `traceparent`, when it was and how long they took. */
export const clickSchema = z.strictObject({
  traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0+$)[0-9a-f]{16}$/),
  /** The first part of the page's address, which is one of ours: `cart`. */
  screen: z.string().regex(/^[a-z-]{1,40}$/),
  agoMs: z.number().min(0).max(300_000),
  ms: z.number().min(0).max(300_000),
});

export type Click = z.infer<typeof clickSchema>;
