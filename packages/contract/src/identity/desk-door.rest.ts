/** What the desk's sign-in pages ask for beside the protocol: links that set a password. DSIGN-01, DSIGN-07, DSIGN-08. */

import { STAFF_ROLES } from "@vycep/domain/staff/staff-role";
import { z as zod } from "zod";

/** Whose link it is. Its secret came by mail or from the administrator, so whoever reads this is meant. */
export const staffLinkAnswer = zod.object({
  kind: zod.enum(["first-password", "reset"]),
  email: zod.string(),
  firstName: zod.string(),
  lastName: zod.string(),
  roles: zod.array(zod.enum(STAFF_ROLES)),
});

export type StaffLink = zod.infer<typeof staffLinkAnswer>;
