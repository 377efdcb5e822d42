import { type RawBuilder, sql } from "kysely";
import { catalogInSql } from "../../catalog/catalog.facts.ts";
import { marketInSql } from "../../market/market.facts.ts";
import { pricesInSql } from "../../pricing/pricing.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";

/** In which state goods, rules and the prices of a company's list are. */
export type FactStates = {
  readonly range: string;
  readonly rules: string;
  readonly prices: string | null;
  /** Whose list. */
  readonly companyId: string;
};

export type StateValues = readonly [range: string, rules: string, prices: string | null];

/**
 * To be selected with a cart of this company, so that what a process has kept of these states is never older than the
 * request (decision 0221).
 */
export function stateValuesOf(companyId: RawBuilder<unknown>): RawBuilder<StateValues> {
  return sql<StateValues>`json_build_array(${catalogInSql.rangeVersion}, ${marketInSql.rulesVersion},
  ${pricesInSql.versionOf(shipToInSql.priceListOf(companyId))})`;
}

export function statesOf([range, rules, prices]: StateValues, companyId: string): FactStates {
  return { range, rules, prices, companyId };
}
