/** users/ChangeOwnEmail and users/ConfirmOwnEmail: another e-mail of one's own, by links. PROFILE-05, decision 0152. */
import { EMAIL_MAX } from "@vycep/domain/identity/email";
import { z as zod } from "zod";

export const changeEmailBody = zod.object({
  newEmail: zod.string().max(EMAIL_MAX),
  password: zod.string().min(1).max(200),
});

export type ChangeEmailBody = zod.infer<typeof changeEmailBody>;

/** The change that waits, or none. */
export const emailChangeAnswer = zod.object({
  /** Not where an external issuer looks after e-mails (D34). */
  isOffered: zod.boolean(),
  change: zod
    .object({
      newEmail: zod.string(),
      until: zod.iso.datetime(),
      isOldConfirmed: zod.boolean(),
      isNewConfirmed: zod.boolean(),
    })
    .nullable(),
});

export type EmailChangeAnswer = zod.infer<typeof emailChangeAnswer>;

export const confirmEmailBody = zod.object({
  secret: zod.string().min(1).max(200),
});

export const confirmEmailAnswer = zod.object({
  outcome: zod.enum(["one-left", "changed"]),
});

export type ConfirmEmailAnswer = zod.infer<typeof confirmEmailAnswer>;
