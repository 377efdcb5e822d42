import { RIGHTS_SCOPE, rightsClaim } from "@vycep/contract/identity/partners";
import { z } from "zod";

/** What a relying party reads of a person's token. */
export const partnerClaims = z.object({
  sub: z.string(),
  nonce: z.string(),
  name: z.string(),
  email: z.string(),
  [RIGHTS_SCOPE]: rightsClaim,
});

export type PartnerClaims = z.infer<typeof partnerClaims>;
