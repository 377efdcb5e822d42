import type { ActorKind } from "./actors.ts";
import type { Outcome } from "./outcome.ts";
import type { Ids } from "./world.ts";

/** One way to call an operation, and what everybody gets from it. */
export type Call = {
  /** GraphQL: the arguments of the field, with whatever ids they need. */
  readonly args?: (ids: Ids) => Readonly<Record<string, unknown>>;
  /** GraphQL: what to select, where "everything without arguments" is not enough. */
  readonly selection?: (ids: Ids) => string;
  /** REST: parts of the path, the query, the body. */
  readonly rest?: (ids: Ids) => {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
  };
  /** Asked with what is the caller's own. */
  readonly own: Outcomes;
  /** Asked with what is Jana's; left out where no id is sent. */
  readonly janas?: Outcomes;
  /** An empty list that says "there is none". */
  readonly missingWhen?: (body: never) => boolean;
};

export type Outcomes = Readonly<Record<ActorKind, Outcome>>;

/** Nobody without a sound token of an active user gets past the door. */
const behindTheDoor = { stranger: "sign-in", expired: "sign-in", deactivated: "sign-in" } as const;

export const everybody: Outcomes = {
  stranger: "allowed",
  expired: "allowed",
  deactivated: "allowed",
  owner: "allowed",
  accountant: "allowed",
  colleague: "allowed",
  otherOwner: "allowed",
  slovakOwner: "allowed",
  academy: "allowed",
  suspended: "allowed",
};
/** GraphQL refuses a token that is past its time whatever is asked for, so that the portal signs in again. */
export const everybodyWithASoundToken: Outcomes = { ...everybody, expired: "sign-in" };
export const signedIn: Outcomes = { ...everybody, ...behindTheDoor };
/** The permission Catalogue at one place at least. */
export const withCatalogue: Outcomes = { ...signedIn, accountant: "no-right", academy: "no-right" };
/** Catalogue, and a place that is not suspended. */
export const ordering: Outcomes = { ...withCatalogue, suspended: "no-right" };
/** Carts by their id: whoever has only suspended places has none, so whichever it is is missing. */
export const ownCart: Outcomes = { ...ordering, suspended: "missing" };
/** Ordering at one place: that it is suspended is said, for it is the caller's own. */
export const toOrderAt: Outcomes = { ...withCatalogue, suspended: "refused: ship-to-suspended" };
export const missingForAll = Object.fromEntries(
  Object.keys(everybody).map((kind) => [kind, "missing"]),
) as Outcomes; /** Nobody's token is believed: these are for the brewery's systems. */
export const signInForAll = Object.fromEntries(
  Object.keys(everybody).map((kind) => [kind, "sign-in"]),
) as Outcomes;

/** The permission Product Recommendation, which every role but the academy's holds. */
export const withRecommendation: Outcomes = { ...signedIn, academy: "no-right" };
export const withMyOrders: Outcomes = { ...signedIn, academy: "no-right" };

/** The permission My Profile, which every role but the academy's holds. */
export const withMyProfile: Outcomes = { ...signedIn, academy: "no-right" };

/** The same with another end for whoever is let in. */
export function insteadOfAllowed(own: Outcomes, end: Outcome): Outcomes {
  const ends = Object.entries(own).map(([kind, outcome]) => [kind, outcome === "allowed" ? end : outcome]);
  return Object.fromEntries(ends) as Outcomes;
}

/** What only Jana may: everybody else who is let in finds nothing. */
export function onlyJana(own: Outcomes): Outcomes {
  const missing = Object.entries(own).map(([kind, outcome]) =>
    kind !== "owner" && outcome === "allowed" ? [kind, "missing"] : [kind, outcome],
  );
  return Object.fromEntries(missing) as Outcomes;
}

/** A call with the id of something that is one customer's alone. */
export function personal(
  call: Pick<Call, "args" | "rest" | "selection" | "missingWhen">,
  own: Outcomes,
): Call {
  return { ...call, own, janas: onlyJana(own) };
}

export const ofNoId = (own: Outcomes): readonly Call[] => [{ own }];

/** At Jana's place: she, her accountant and the academy's pupil work there, the colleague elsewhere. */
export const atJanasPlace: Outcomes = {
  ...onlyJana(signedIn),
  accountant: "allowed",
  academy: "allowed",
};
