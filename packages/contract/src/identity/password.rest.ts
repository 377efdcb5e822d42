/** Setting, recovering and changing a password, and the links that let somebody do so. AUTH-07…17, REST-10, REST-16. */
import { z as zod } from "zod";

/** The secret of a link, as it stands behind `#` in the mail. */
const token = zod.string().min(1).max(100);
/** The rule says what is too short or too long (AUTH-07). */
const password = zod.string().max(1000);

export const linkBody = zod.object({ token });

/** Whose link it is, and what its page asks for. Its secret came by mail, so whoever reads this owns the address. */
export const linkAnswer = zod.object({
  /** `join`: the address is known from another company, so there is a password already (D47). */
  kind: zod.enum(["first-password", "join", "reset"]),
  email: zod.string(),
  firstName: zod.string(),
  lastName: zod.string(),
  inviter: zod.string().nullable(),
  company: zod.string().nullable(),
  roles: zod.array(zod.string()),
});

export const firstPasswordBody = zod.object({
  token,
  newPassword: password,
  retypePassword: password,
  termsAgreed: zod.boolean(),
});

export const joinBody = zod.object({ token, termsAgreed: zod.boolean() });

export const resetPasswordBody = zod.object({ token, newPassword: password, retypePassword: password });

export const forgotPasswordBody = zod.object({ email: zod.string().trim().min(1).max(254) });

export const changePasswordParams = zod.object({ UID: zod.string().min(1).max(40) });

export const changePasswordBody = zod.object({
  oldPassword: zod.string().min(1).max(1000),
  newPassword: password,
  retypePassword: password,
});

export const passwordSetAnswer = zod.object({ result: zod.boolean() });

export type LinkAnswer = zod.infer<typeof linkAnswer>;
export type FirstPasswordBody = zod.infer<typeof firstPasswordBody>;
export type JoinBody = zod.infer<typeof joinBody>;
export type ResetPasswordBody = zod.infer<typeof resetPasswordBody>;
export type ChangePasswordBody = zod.infer<typeof changePasswordBody>;
export type PasswordSetAnswer = zod.infer<typeof passwordSetAnswer>;
