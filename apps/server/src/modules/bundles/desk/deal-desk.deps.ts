import type { StaffRight } from "@vycep/domain/staff/staff-right";
import type { RawBuilder } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";

/** What stands beside package deals, of nouns that they know nothing of. */
export type BesideDeals = {
  /** sku, names, search_text, markets, is_bundle. */
  readonly goods: RawBuilder<unknown>;
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<string | null>;
  readonly houseRights: (db: Db) => Promise<readonly StaffRight[]>;
};

export type DealDeskDeps = Deps & { readonly beside: BesideDeals };
