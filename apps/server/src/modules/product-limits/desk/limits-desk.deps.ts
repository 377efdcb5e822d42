import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

/** What stands beside limits, of nouns that they know nothing of. */
export type BesideLimits = {
  /** sku, names, search_text. */
  readonly goods: RawBuilder<unknown>;
  /** id, name, company_id, company_name, search_text. */
  readonly places: RawBuilder<unknown>;
};

export type LimitsDeskDeps = Deps & { readonly beside: BesideLimits };
