/** What a tab asks that orders in the name of a customer. DORD-06. */

import { LANGUAGES } from "@vycep/domain/market/language";
import { z as zod } from "zod";

/** The code of the address that the desk gave; good once. */
export const behalfTokenBody = zod.object({ code: zod.string().max(100) });

/** What the tab keeps from then on, under names that begin with `prefix`. */
export const behalfTokenAnswer = zod.object({
  token: zod.string(),
  prefix: zod.string(),
  uid: zod.string(),
  shipToId: zod.string(),
});

/** Who orders for whom, and how long still. */
export const behalfSessionAnswer = zod.object({
  customer: zod.string(),
  shipToName: zod.string(),
  staff: zod.string(),
  /** The banner speaks to the staff, whatever the customer's language is. */
  language: zod.enum(LANGUAGES),
  expiresAt: zod.string(),
  /** Whether cut-off and minimum may be set aside with a reason. */
  mayOverride: zod.boolean(),
});

export type BehalfSession = zod.infer<typeof behalfSessionAnswer>;
