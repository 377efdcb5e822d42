import type { CustomerType } from "@vycep/domain/access/customer-type";
import type { DelicateChange } from "@vycep/domain/access/fresh-sign-in";
import type { Permission } from "@vycep/domain/access/permission";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import { AppError, invalidToken, notSignedIn, underMaintenance } from "./errors.ts";
import { lazy } from "./lazy.ts";
import type { TokenVerifier, VerifiedToken } from "./token-verifier.ts";

/** One ship-to of an actor with the role held there (PERM-16). */
export type ActorShipTo = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly status: "APPROVED" | "SUSPENDED";
  readonly customerType: CustomerType | undefined;
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: ReadonlySet<Permission>;
};

/** Who asks: everything that authorisation needs, loaded in one statement on first use. */
export type Actor = {
  readonly uid: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string | undefined;
  /** The brewery has closed the portal for their market (CONFIG-08, D44). */
  readonly isClosedOut: boolean;
  readonly language: string;
  readonly isKeyAccount: boolean;
  readonly defaultShipToId: ShipToId | undefined;
  /** The user's own company, which may have no ship-to of theirs. */
  readonly homeCompanyId: CompanyId | undefined;
  /** The one company that this request is about; rights and places are those held there, and no others (D47). */
  readonly companyId: CompanyId | undefined;
  readonly shipTos: readonly ActorShipTo[];
  /** Union over the ship-tos (PERM-17). */
  readonly permissions: ReadonlySet<Permission>;
  /** The key that a program came in by; nothing of a person. */
  readonly keyId?: string;
  /** A purchasing system sent them: their cart is taken home and never sent as an order (B16). */
  readonly isVisiting?: boolean;
  /** One of the brewery's staff orders in their name, at the one place that is left of theirs (DORD-06). */
  readonly behalf?: Behalf;
  /** Nobody at all: one of the staff looks at what such a customer would see, and can only read (DCONF-02, DEDIT-04). */
  readonly preview?: Preview;
};

/** What is looked at in the portal before customers see it. */
export type Preview = {
  readonly sessionId: string;
  readonly language: string;
  readonly expiresAt: Date;
  /** Left out where a text is looked at. */
  readonly roleName: string | undefined;
  readonly shipToName: string | null;
  /** The text that is seen as it stands at the desk. */
  readonly content: ContentName | undefined;
  /** Settings of the portal that are seen as they were drafted. */
  readonly settings?: SettingsSeen | undefined;
};

/** Settings of the portal before they hold (DEDIT-04). */
export type SettingsSeen = {
  readonly bannerRotation: number;
  readonly sections: readonly Permission[];
  /** What it says while it is closed, until a local moment; null where it is open. */
  readonly closed: {
    readonly until: string | null;
    readonly message: { readonly [language in Language]?: string } | null;
  } | null;
};

/** By what a piece of content is known. */
export type ContentName = { readonly kind: string; readonly key: string };

/** Who of the staff acts in a customer's name. */
export type Behalf = {
  readonly sessionId: string;
  readonly staffUid: string;
  readonly staffName: string;
  readonly language: string;
  readonly expiresAt: Date;
  readonly shipToId: ShipToId;
  readonly shipToName: string;
  /** A right of the desk sets cut-off and minimum aside, with a reason. */
  readonly mayOverride: boolean;
};

/** Finds the user of a sound token; none when the token was revoked or the user may no longer sign in. */
export type LoadActor = (token: VerifiedToken) => Promise<Actor | undefined>;

export type Session = {
  /** The signed-in actor, or nobody. A token that was sent but is not good is an error, never "nobody". */
  readonly visitor: () => Promise<Actor | undefined>;
  /** The signed-in actor, or a refusal; also while the brewery has closed the portal. */
  readonly actor: () => Promise<Actor>;
  /** The presented token when it is sound, for signing out. */
  readonly token: () => Promise<VerifiedToken | undefined>;
  /** Refuses a delicate change where the brewery wants a fresh sign-in for it and the last one is not (D38). */
  readonly requireFresh: (change: DelicateChange) => Promise<void>;
};

/** Refuses a token whose holder did not sign in lately enough for a change. */
export type RequireFresh = (token: VerifiedToken, change: DelicateChange) => Promise<void>;

/** Makes the session of one request: verified when first asked, loaded at most once. */
export function sessionOf(
  authorization: string | undefined,
  verifier: TokenVerifier,
  { loadActor, requireFresh }: { readonly loadActor: LoadActor; readonly requireFresh: RequireFresh },
): Session {
  const token = lazy(async () => {
    const bearer = bearerOf(authorization);
    return bearer === undefined ? undefined : verifier.verify(bearer);
  });
  const visitor = lazy(async () => {
    const verified = await token();
    if (!verified) return;
    const actor = await loadActor(verified);
    if (!actor) throw invalidToken();
    return actor;
  });
  const actor = async () => {
    const someone = await visitor();
    if (!someone) throw notSignedIn();
    if (someone.isClosedOut) throw underMaintenance();
    return someone;
  };
  return {
    token,
    visitor,
    actor,
    requireFresh: async (change) => {
      await actor();
      const verified = await token();
      if (verified) await requireFresh(verified, change);
    },
  };
}

/** The same that lets no program in (B16). */
export function sessionOfPeople(session: Session): Session {
  const person = <Someone extends Actor | undefined>(someone: Someone): Someone => {
    if (someone?.keyId !== undefined) throw new AppError("forbidden", { code: "not-for-programs" });
    return someone;
  };
  return {
    token: session.token,
    visitor: async () => person(await session.visitor()),
    actor: async () => person(await session.actor()),
    requireFresh: async (change: DelicateChange) => {
      person(await session.actor());
      await session.requireFresh(change);
    },
  };
}

/** In a customer's name staff order and do nothing else (DORD-06). */
export function notOnBehalf(): AppError {
  return new AppError("forbidden", { code: "not-on-behalf" });
}

/** Whoever only looks does nothing (D48). */
export function readsOnly(): AppError {
  return new AppError("forbidden", { code: "preview-reads-only" });
}

/** The token of an `Authorization` header; one that is none is refused. */
export function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.trim() === "") return undefined;
  const token = /^bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}
