import type { Db, Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";

/** What is known of how somebody comes in. */
export type StaffAccess = {
  readonly factors: readonly string[];
  readonly lastSeenAt: Date | null;
  /** They come by the brewery's identity provider, which gives their roles (DSIGN-04). */
  readonly isOfProvider: boolean;
  /** They chose a password once, or came by a provider. */
  readonly hasComeIn: boolean;
};

/** What staff operations need of those who let people in. */
export type StaffDeps = Deps & {
  readonly inviteStaff: (
    tx: Tx,
    person: { readonly uid: string; readonly email: string; readonly language: string },
    deps: Deps,
  ) => Promise<{ readonly path: string; readonly until: Date }>;
  readonly endSessions: (tx: Tx, who: { readonly uid: string }) => Promise<void>;
  /** Whether a driver's record names them. */
  readonly drives: (db: Db, uid: string) => Promise<boolean>;
  readonly accessOf: (db: Db, uids: readonly string[]) => Promise<ReadonlyMap<string, StaffAccess>>;
};
