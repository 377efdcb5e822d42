import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";
import type { Undo } from "../undo.facts.ts";

type Uid = RawBuilder<unknown>;

/** What the audit needs to know of people, in SQL: it keeps their ids alone. */
export type AuditDeskDeps = Deps & {
  /** How changes are taken back, a noun's own way each. */
  readonly undos: readonly Undo[];
  readonly people: {
    /** A customer's user, by first and last name; null of everybody else. */
    readonly userNameOf: (uid: Uid) => RawBuilder<unknown>;
    /** One of the staff, likewise. */
    readonly staffNameOf: (uid: Uid) => RawBuilder<unknown>;
    /** Ids of the staff whose names hold a pattern of `like`, without diacritics: `select uid …`. */
    readonly staffNamed: (pattern: RawBuilder<unknown>) => RawBuilder<unknown>;
  };
};
