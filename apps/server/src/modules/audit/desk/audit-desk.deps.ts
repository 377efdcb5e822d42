import type { Language } from "@vycep/domain/market/language";
import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";
import type { AUDIT_KINDS } from "../audit-kinds.facts.ts";
import type { Undo } from "../undo.facts.ts";

type Id = RawBuilder<unknown>;

/** What the audit needs to know of people and records, in SQL: it keeps their ids alone. */
export type AuditDeskDeps = Deps & {
  /** The name of what something was done to, by its id; a kind that is not here is told by its number alone. */
  readonly subjectNames: Readonly<
    Partial<Record<(typeof AUDIT_KINDS)[number], (id: Id, language: Language) => RawBuilder<unknown>>>
  >;
  /**
   * Ids of what is called so, of a pattern of `like`, without diacritics: `select id …`; by name nothing else is found. Users also by
   * address and telephone, goods with their prices.
   */
  readonly subjectsNamed: Readonly<
    Partial<Record<(typeof AUDIT_KINDS)[number], (pattern: RawBuilder<unknown>) => RawBuilder<unknown>>>
  >;
  /** What empties are called, by their code. */
  readonly emptiesNameOf: (code: Id, language: Language) => RawBuilder<unknown>;
  /** How changes are taken back, a noun's own way each. */
  readonly undos: readonly Undo[];
  readonly people: {
    /** A customer's user, by first and last name; null of everybody else. */
    readonly userNameOf: (uid: Id) => RawBuilder<unknown>;
    /** One of the staff, likewise. */
    readonly staffNameOf: (uid: Id) => RawBuilder<unknown>;
  };
};
