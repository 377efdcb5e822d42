/** The sign-in pages' own calls; the protocol itself is OpenID Connect under /oidc. AUTH-02, D03. */
import { z } from "zod";

export const signInBody = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(128),
});

export const signInAnswer = z.object({ redirectTo: z.string() });

/** Further tokens to end, beside the one in the header. */
export const signOutBody = z.object({ tokens: z.array(z.string().max(8192)).max(5).optional() }).nullish();

/** Where to sign in: the built-in provider or the external issuer that is configured. */
export const identitySettings = z.object({
  clientId: z.string(),
  isOwnSignIn: z.boolean(),
  authorizationEndpoint: z.string(),
  tokenEndpoint: z.string(),
  endSessionEndpoint: z.string().nullable(),
});

export const demoUserSchema = z.object({
  email: z.string(),
  name: z.string(),
  initials: z.string(),
  /** A key of the language files that says what this person shows. */
  roleKey: z.string(),
});

export const demoUsersAnswer = z.object({ password: z.string(), users: z.array(demoUserSchema) });

export type SignInBody = z.infer<typeof signInBody>;
export type IdentitySettings = z.infer<typeof identitySettings>;
export type DemoUser = z.infer<typeof demoUserSchema>;

export const CLIENT_ID = "vycep-portal";
export const LOGIN_CALLBACK_PATH = "/login/callback";
export const SILENT_CALLBACK_PATH = "/login/silent";
