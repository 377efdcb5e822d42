import type { UserId } from "@vycep/domain/kernel/ids";
import type { RawBuilder } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { PersonTable } from "../../../platform/persons/person-table.ts";
import type { AdministrationDeps } from "../administration/administration.deps.ts";

/** What the desk needs to show and change people of customers: the same as a customer's own administration, and a little more. */
export type UserDeskDeps = AdministrationDeps & {
  /** Makes a link for another password and writes its mail. */
  readonly sendResetLink: (
    tx: Tx,
    person: { readonly uid: UserId; readonly email: string; readonly language: string },
    deps: Pick<Deps, "clock" | "config">,
  ) => Promise<void>;
  /** What all modules hold of a person (DCUST-05). */
  readonly persons: Readonly<Record<string, readonly PersonTable[]>>;
  /** How much of somebody's is still under way. */
  readonly openWork: (
    tx: Tx,
    uid: string,
  ) => Promise<{ readonly openOrders: number; readonly openTickets: number }>;
  /** First and last name of a customer's person or one of the staff. */
  readonly nameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};
