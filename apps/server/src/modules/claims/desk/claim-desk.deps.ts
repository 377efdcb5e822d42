import type { StaffRight } from "@vycep/domain/staff/staff-right";
import type { RawBuilder } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";

/** What a claim at the desk needs of the staff; the wiring brings it. */
export type ClaimDeskDeps = Deps & {
  /** First and last name of one of the staff. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The brewery's whole table of rights. */
  readonly houseRights: (db: Db) => Promise<readonly StaffRight[]>;
};
