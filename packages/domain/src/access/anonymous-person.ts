import { ok, type Result, refused } from "../kernel/result.ts";

/** Nobody ever gets mail there: the name is reserved for what does not exist (RFC 2606). */
const nowhere = "@anonym.invalid";

/** What stands in the place of somebody's name where it was written beside what they did. */
export const ANONYMOUS = "Anonym";

/** The longest reason. */
export const LONGEST_ANONYMISING_REASON = 200;

/** A person of whom nothing is known any more but what they did. */
export type AnonymousPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

/**
 * What stands in the place of a person (DCUST-05): a name that tells two of them apart, and an address that frees the old one. The key
 * must follow from nothing that was known of them.
 *
 * @example anonymousPerson("4f2a91c0") // { firstName: "Anonym", lastName: "4F2A91C0", email: "4f2a91c0@anonym.invalid", phone: "" }
 */
export function anonymousPerson(key: string): AnonymousPerson {
  return { firstName: ANONYMOUS, lastName: key.toUpperCase(), email: `${key}${nowhere}`, phone: "" };
}

/** Whether nothing is known of somebody any more. @example isAnonymous("4f2a91c0@anonym.invalid") // true */
export function isAnonymous(email: string): boolean {
  return email.endsWith(nowhere);
}

/** Somebody who is to be forgotten, and what is said about it. */
export type AskedAnonymising = {
  readonly name: string;
  readonly email: string;
  /** They may come in nowhere any more. */
  readonly hasLeft: boolean;
  /** A place has no other active owner. */
  readonly isLastOwner: boolean;
  readonly openOrders: number;
  readonly openTickets: number;
  readonly typedName: string;
  readonly reason: string;
};

export type AnonymisingRefusal = {
  readonly kind:
    | "already-anonymous"
    | "not-left"
    | "last-owner"
    | "open-orders"
    | "open-tickets"
    | "name-differs"
    | "reason-missing"
    | "reason-too-long";
  readonly field?: "typedName" | "reason";
};

/**
 * Whether somebody may be made anonymous (DCUST-05, D42): only who has left, whose places have another owner and of whom nothing is open,
 * for an order or a ticket still needs somebody to be told. It cannot be taken back, so the name is typed and a reason said.
 *
 * @example
 *   judgeAnonymising({ name: "Jana Nová", email: "j@u.cz", hasLeft: false, isLastOwner: false, openOrders: 0, openTickets: 0,
 *     typedName: "Jana Nová", reason: "žádost" }) // refused "not-left"
 */
export function judgeAnonymising(asked: AskedAnonymising): Result<{ reason: string }, AnonymisingRefusal> {
  const reason = asked.reason.trim();
  if (isAnonymous(asked.email)) return refused({ kind: "already-anonymous" });
  if (!asked.hasLeft) return refused({ kind: "not-left" });
  if (asked.isLastOwner) return refused({ kind: "last-owner" });
  if (asked.openOrders > 0) return refused({ kind: "open-orders" });
  if (asked.openTickets > 0) return refused({ kind: "open-tickets" });
  if (spaced(asked.typedName) !== spaced(asked.name))
    return refused({ kind: "name-differs", field: "typedName" });
  if (reason === "") return refused({ kind: "reason-missing", field: "reason" });
  if ([...reason].length > LONGEST_ANONYMISING_REASON)
    return refused({ kind: "reason-too-long", field: "reason" });
  return ok({ reason });
}

function spaced(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
}
