import { COMMERCE_AUDIENCE } from "@vycep/contract/identity/identity.rest";
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import { unavailable } from "../../platform/errors.ts";
import type { TrustedIssuer } from "../../platform/token-verifier.ts";
import { type Door, deskDoor, portalDoor } from "./door.ts";
import { type SigningKeys, signingKeysOf } from "./provider/signing-keys.ts";

/** Made once: the keys we sign with, and whose tokens we take. */
export type Identity = {
  readonly portal: Door;
  readonly desk: Door;
  readonly issuer: string;
  readonly keys: SigningKeys;
  /** Whose tokens customers and their programs come with. */
  readonly trustedIssuers: readonly TrustedIssuer[];
  /** Whose tokens staff come with; no other door takes them (DSIGN-01). */
  readonly staffIssuers: readonly TrustedIssuer[];
};

export type IdentityDeps = { readonly identity: Identity };

/** Audience of tokens for programs, as opposed to the portal's id tokens. */
export const apiAudience = "vycep-api";
/** Audience of tokens that were got for a key. */
export const keyAudience = "vycep-keys";
/** Audience of tokens by which staff order in a customer's name (D48). */
export const behalfAudience = "vycep-on-behalf";
/** Audience of tokens by which staff look at the portal and can only read (D48). */
export const previewAudience = "vycep-preview";

/** Id tokens live as long as a session may idle (quality.md); each silent renewal moves both on. */
export const idTokenSeconds = 15 * 60;
/** D33: then everybody signs in anew. */
export const longestSessionSeconds = 12 * 60 * 60;

/**
 * The built-in provider signs id tokens and tokens for programs. With an external issuer configured it is the
 * source of id tokens instead, and ours is left with programs, with staff in a customer's name and with previews.
 */
export function createIdentity({ config, db }: { config: Config; db: Db }): Identity {
  const portal = portalDoor(config);
  const desk = deskDoor(config);
  const { issuer } = portal;
  const keys = signingKeysOf({ db, secrets: config.secrets });
  const external = config.externalIssuer;
  const audiences: TrustedIssuer["audiences"] = {
    ...(external ? {} : { [config.clientId]: "id", [COMMERCE_AUDIENCE]: "commerce", [keyAudience]: "key" }),
    ...(config.customerTokens ? { [apiAudience]: "program" } : {}),
    [behalfAudience]: "behalf",
    [previewAudience]: "preview",
  };
  const own: TrustedIssuer = {
    issuer,
    audiences,
    keys: keys.verificationKey,
    algorithms: ["ES256"],
    uidClaim: "sub",
    clientId: config.clientId,
  };
  return {
    portal,
    desk,
    issuer,
    keys,
    staffIssuers: [
      {
        issuer: desk.issuer,
        audiences: { [desk.clientId]: "staff" },
        keys: keys.verificationKey,
        algorithms: ["ES256"],
        uidClaim: "sub",
        clientId: desk.clientId,
      },
    ],
    trustedIssuers: [
      own,
      ...(external
        ? [
            {
              issuer: external.issuer,
              audiences: { [config.clientId]: "id" as const },
              keys: keysAt(external.jwks),
              clientId: config.clientId,
              algorithms: ["ES256", "RS256", "PS256", "EdDSA"],
              uidClaim: external.uidClaim,
            },
          ]
        : []),
    ],
  };
}

/** The keys that an issuer publishes. Keys that cannot be fetched are an outage, and no fault of a token. */
function keysAt(address: string): JWTVerifyGetKey {
  // Made at the first token: it reads all that Node needs to fetch.
  let published: JWTVerifyGetKey | undefined;
  return async (header, token) => {
    published ??= createRemoteJWKSet(new URL(address), { timeoutDuration: 5000, cooldownDuration: 30_000 });
    try {
      return await published(header, token);
    } catch (error) {
      const isAnswered =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isAnswered ? error : unavailable(error);
    }
  };
}
