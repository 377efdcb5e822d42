/** What a frame asks that shows the portal to the staff. DCONF-02, DEDIT-04. */

import { LANGUAGES } from "@vycep/domain/market/language";
import { z as zod } from "zod";

/** The code of the address that the desk gave; good once. */
export const previewTokenBody = zod.object({ code: zod.string().max(100) });

/** What the frame keeps from then on, under names that begin with `prefix`, and where it begins. */
export const previewTokenAnswer = zod.object({
  token: zod.string(),
  prefix: zod.string(),
  uid: zod.string(),
  shipToId: zod.string().nullable(),
  language: zod.enum(LANGUAGES),
  path: zod.string(),
  /** Whether the tutorial opens by itself; else it would stand before what is looked at. */
  showsTutorial: zod.boolean(),
});

/** What is looked at, and how long still. */
export const previewSessionAnswer = zod.object({
  /** The role; null where a text is looked at that is not out yet. */
  role: zod.string().nullable(),
  /** The place whose goods and prices are shown. */
  shipToName: zod.string().nullable(),
  /** The banner speaks to the staff, whatever the page speaks. */
  language: zod.enum(LANGUAGES),
  expiresAt: zod.string(),
});

export type PreviewSession = zod.infer<typeof previewSessionAnswer>;
