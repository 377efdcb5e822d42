/** PUT users/SetOwnDetails: what somebody changes of themselves. PROFILE-05, decision 0151. */
import { LANGUAGES } from "@vycep/domain/market/language";
import { z as zod } from "zod";

export const ownDetailsSchema = zod.object({
  firstName: zod.string().max(200),
  lastName: zod.string().max(200),
  /** +420XXXXXXXXX or +421XXXXXXXXX; a key user sends it as it was (PROFILE-04). */
  phone: zod.string().max(40),
  language: zod.enum(LANGUAGES),
});

export type OwnDetailsAnswer = zod.infer<typeof ownDetailsSchema>;
