import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

/** What payments need to know of people, in SQL. */
export type PaymentsDeskDeps = Deps & {
  /** One of the staff, by first and last name. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};
