/** The sign-in pages' own calls; the protocol itself is OpenID Connect under /oidc. AUTH-02, D03. */
import { z as zod } from "zod";

export const signInBody = zod.object({
  email: zod.string().trim().min(1).max(254),
  password: zod.string().min(1).max(128),
});

export const signedInAnswer = zod.object({ redirectTo: zod.string() });

/** Either the way on, or what is still missing: a second factor, or that one is set up. */
export const signInAnswer = zod.union([
  signedInAnswer,
  zod.object({
    next: zod.literal("second-factor"),
    means: zod.array(zod.enum(["authenticator", "passkey"])),
  }),
  zod.object({ next: zod.literal("set-up") }),
]);

/** Further tokens to end, beside the one in the header. */
export const signOutBody = zod
  .object({
    tokens: zod.array(zod.string().max(8192)).max(5).optional(),
    /** Nobody was there: messages to this device go on (PUSH-02). */
    isIdle: zod.boolean().optional(),
  })
  .nullish();

/** Where to sign in: the built-in provider or the external issuer that is configured. */
export const identitySettings = zod.object({
  clientId: zod.string(),
  issuer: zod.string(),
  /** Whether the issuer's answer says whose it is (RFC 9207); then it must. */
  isIssuerNamed: zod.boolean(),
  /** The claim of the id token that holds our user id. */
  uidClaim: zod.string(),
  isOwnSignIn: zod.boolean(),
  authorizationEndpoint: zod.string(),
  tokenEndpoint: zod.string(),
  endSessionEndpoint: zod.string().nullable(),
});

export const demoUserSchema = zod.object({
  email: zod.string(),
  name: zod.string(),
  initials: zod.string(),
  /** A key of the language files that says what this person shows. */
  roleKey: zod.string(),
});

/** `mailbox` is where the demo shows its mails, unless it sends them for real. */
export const demoUsersAnswer = zod.object({
  password: zod.string(),
  users: zod.array(demoUserSchema),
  mailbox: zod.string().nullable(),
});

export type SignInAnswer = zod.infer<typeof signInAnswer>;
export type SignInBody = zod.infer<typeof signInBody>;
export type IdentitySettings = zod.infer<typeof identitySettings>;
export type DemoUsers = zod.infer<typeof demoUsersAnswer>;
export type DemoUser = zod.infer<typeof demoUserSchema>;

/** The page of the demo's mails. */
export const MAILBOX_PATH = "/demo/mailbox";
export const LOGIN_CALLBACK_PATH = "/login/callback";
/** Where the built-in provider gives tokens: to the portal for a code, to programs for a key (AUTH-01, B16). */
export const TOKEN_PATH = "/oidc/token";
/** Audience of the portal's commerce tokens, which GraphQL alone takes (AUTH-06, OP-07). */
export const COMMERCE_AUDIENCE = "vycep-commerce";
export const SILENT_CALLBACK_PATH = "/login/silent";
