/** Second factors, and what else shows that it is really them: D32, D38. */
import { z as zod } from "zod";

/** What was typed where a code is asked for: an authenticator's six digits or a recovery code. */
export const codeBody = zod.object({ code: zod.string().trim().min(1).max(40) });

/** A password or a code, whichever the person has at hand. */
export const freshSignInBody = zod.union([
  zod.object({ password: zod.string().min(1).max(128) }).strict(),
  codeBody.strict(),
]);

export const authenticatorSecret = zod.object({
  /** In base32, to be typed by hand. */
  secret: zod.string(),
  /** `otpauth://…`, for the picture. */
  uri: zod.string(),
});

/** Shown once and never again; empty when the earlier ones go on. */
export const recoveryCodesAnswer = zod.object({ recoveryCodes: zod.array(zod.string()) });

export const passkeyName = zod.string().trim().min(1).max(60);

const text = zod.string().max(16_384);
export const passkeyTransport = zod.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const passthrough = { clientExtensionResults: zod.looseObject({}), type: zod.literal("public-key") };

/** What a browser answers when it made a key (WebAuthn's RegistrationResponseJSON). */
export const madePasskey = zod.object({
  id: zod.string().min(1).max(1400),
  rawId: text,
  response: zod.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: zod.array(passkeyTransport).max(10).exactOptional(),
  }),
  ...passthrough,
});

/** What a browser answers when a key was shown (WebAuthn's AuthenticationResponseJSON). */
export const shownPasskey = zod.object({
  id: zod.string().min(1).max(1400),
  rawId: text,
  response: zod.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: zod.string().max(400).exactOptional(),
  }),
  ...passthrough,
});

export const shownPasskeyBody = zod.object({ response: shownPasskey });
export const newPasskeyBody = zod.object({ name: passkeyName, response: madePasskey });
export const renamePasskeyBody = zod.object({ name: passkeyName });

/** WebAuthn's own options, as the browser takes them. */
export const passkeyOptions = zod.looseObject({ challenge: zod.string() });

export const passkeySchema = zod.object({
  id: zod.string(),
  name: zod.string(),
  createdAt: zod.string(),
  lastUsedAt: zod.string().nullable(),
});

export const factorsAnswer = zod.object({
  /** Since when there is one, or null. */
  authenticatorSince: zod.string().nullable(),
  passkeys: zod.array(passkeySchema),
  /** Whether a browser can make passkeys for this portal's address at all. */
  arePasskeysPossible: zod.boolean(),
  recoveryCodesLeft: zod.number().int(),
  /** Whether a role demands a second factor. */
  isDemanded: zod.boolean(),
  /** Whether there is a password to confirm oneself with: not of staff who come by their own provider (DSIGN-04). */
  hasPassword: zod.boolean(),
});

export type Factors = zod.infer<typeof factorsAnswer>;
export type Passkey = zod.infer<typeof passkeySchema>;
export type AuthenticatorSecret = zod.infer<typeof authenticatorSecret>;
export type FreshSignInBody = zod.infer<typeof freshSignInBody>;
