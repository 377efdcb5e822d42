import type { Market } from "../market/market.ts";

/** How grave a message of the brewery is, the gravest first (BELL-04). */
export const SEVERITIES = ["critical", "warning", "info"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Whom a message may be for. */
export const AUDIENCES = ["all", "market", "company", "ship-to", "role"] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

/** All, or who belongs to one of these markets, companies, places or roles. */
export type Audience = { readonly kind: AudienceKind; readonly ids: readonly string[] };

export type Announcement = {
  readonly severity: Severity;
  readonly audience: Audience;
  /** From this instant on, and until this one, in milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Put away by the reader, on whatever device. */
  readonly isDismissed: boolean;
};

/** Where somebody belongs who is signed in, in the company they act for; of a visitor nothing is known. */
export type AnnouncementReader = {
  readonly market: Market;
  readonly companyId: string | undefined;
  readonly places: readonly { readonly shipToId: string; readonly roleId: string }[];
};

/**
 * What is critical is not put away by anybody: it goes when it ends (BELL-04).
 *
 * @example mayDismiss({ severity: "warning" }) // true
 */
export function mayDismiss({ severity }: Pick<Announcement, "severity">): boolean {
  return severity !== "critical";
}

/**
 * Whether a message is for somebody; a visitor reads those for all (BELL-04).
 *
 * @example isForReader({ kind: "market", ids: ["CZ"] }, undefined) // false
 */
export function isForReader({ kind, ids }: Audience, reader: AnnouncementReader | undefined): boolean {
  switch (kind) {
    case "all":
      return true;
    case "market":
      return reader !== undefined && ids.includes(reader.market);
    case "company":
      return reader?.companyId !== undefined && ids.includes(reader.companyId);
    case "ship-to":
      return reader?.places.some(({ shipToId }) => ids.includes(shipToId)) ?? false;
    case "role":
      return reader?.places.some(({ roleId }) => ids.includes(roleId)) ?? false;
  }
}

/**
 * The messages that somebody sees now, the gravest first and of these the latest; and the instant at which it is to be
 * looked at again, for one begins or ends (BELL-04).
 *
 * @example announcementsAt([], undefined, 0) // { standing: [], changesAt: undefined }
 */
export function announcementsAt<One extends Announcement>(
  announcements: readonly One[],
  reader: AnnouncementReader | undefined,
  now: number,
): { readonly standing: readonly One[]; readonly changesAt: number | undefined } {
  const theirs = announcements.filter(
    (one) => isForReader(one.audience, reader) && !(one.isDismissed && mayDismiss(one)) && one.endsAt > now,
  );
  const standing = theirs
    .filter(({ startsAt }) => startsAt <= now)
    .toSorted(
      (left, right) =>
        SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity) ||
        right.startsAt - left.startsAt,
    );
  const changes = theirs.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt));
  return { standing, changesAt: changes.length === 0 ? undefined : Math.min(...changes) };
}
