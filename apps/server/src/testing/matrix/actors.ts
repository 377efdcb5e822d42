import type { Caller, TestServer } from "../test-server.ts";

/** One person of each kind who may knock at the door; all but the first carry a token of the server's own key. */
export const actorKinds = [
  "stranger",
  "expired",
  "deactivated",
  "owner",
  "accountant",
  "colleague",
  "otherOwner",
  "slovakOwner",
  "academy",
  "suspended",
] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who they are in the demo brewery. */
const people: Record<Exclude<ActorKind, "stranger">, string> = {
  /** Jana, but her token ended an hour ago. */
  expired: "U001",
  /** Signed in before she was deactivated. */
  deactivated: "U017",
  /** Jana Novotná, key user of C1: every right at all four places, one of them suspended. */
  owner: "U001",
  /** A sub-account of C1 with My Orders and without Catalogue. */
  accountant: "U006",
  /** A sub-account of C1 with Catalogue and My Orders, at the place 500102 only. */
  colleague: "U004",
  /** Radek Brázda, owner of C2. */
  otherOwner: "U012",
  /** Ľubomír Kováč, owner of C4: another market, another currency. */
  slovakOwner: "U024",
  /** Training & Learning and nothing else. */
  academy: "U009",
  /** Every right of a sub-account, at a suspended place only. */
  suspended: "U010",
};

export function uidOf(kind: ActorKind): string | undefined {
  return kind === "stranger" ? undefined : people[kind];
}

/** A caller of that kind with a token of its own, so that one that signs out takes no other along. */
export async function callerOf(server: TestServer, kind: ActorKind): Promise<Caller> {
  if (kind === "stranger") return server.stranger;
  if (kind !== "expired") return server.as(people[kind]);
  const anHourAgo = Math.floor(server.deps.clock.realTime().getTime() / 1000) - 3600;
  return server.withToken(await server.tokenFor(people.expired, { iat: anHourAgo - 900, exp: anHourAgo }));
}
