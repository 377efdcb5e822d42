import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { StaffRight } from "@vycep/domain/staff/staff-right";
import type { RawBuilder } from "kysely";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskCategory } from "../../../platform/desk/desk-graphql.gen.ts";

/** A place as its prices need it. */
export type PricedAt = {
  readonly shipToName: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly priceList: string;
  readonly currency: string;
};

/** What stands beside prices, of nouns that they know nothing of; tables are pieces of SQL with the columns that are told. */
export type BesidePrices = {
  /** sku, names, brand, category_code, search_text, is_bundle. */
  readonly goods: RawBuilder<unknown>;
  /** Codes of categories with all below them. */
  readonly categoriesWithin: (codes: readonly string[]) => RawBuilder<unknown>;
  readonly shelves: (
    db: Db,
    language: DeskContext["language"],
  ) => Promise<{ readonly brands: readonly string[]; readonly categories: readonly DeskCategory[] }>;
  /** id, name, price_list. */
  readonly companies: RawBuilder<unknown>;
  /** How many places a company has. */
  readonly shipToCountOf: (companyId: RawBuilder<unknown>) => RawBuilder<number>;
  readonly placeOf: (db: Db, id: ShipToId) => Promise<PricedAt | undefined>;
  /** cart_id, company_id, day, sku, boxes: what is in live carts for days from one on. */
  readonly goodsInCarts: (from: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** One of the staff, by first and last name. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<string | null>;
  readonly houseRights: (db: Db) => Promise<readonly StaffRight[]>;
};

export type PriceDeskDeps = Deps & { readonly beside: BesidePrices };

/** Whether another system keeps prices, so that the desk only shows them (DEDIT-05). */
export function arePricesErpOwned({ erpOwns }: Pick<Config, "erpOwns">): boolean {
  return erpOwns.includes("prices");
}
