import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { marketCodes } from "@vycep/domain/market/market";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { QueryPaperVatRatesArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { vatRatesOn } from "../../market/market.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";

/** The rates of VAT that a paper of a day may have, where its place is (DDOC-01). */
export async function paperVatRates(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { shipToId, day }: QueryPaperVatRatesArgs,
): Promise<number[]> {
  await context.staff();
  const place = shipToId == null ? undefined : await shipToById(db, toId<ShipToId>(shipToId));
  const market = place?.market ?? marketCodes()[0];
  if (market === undefined) return [0];
  const date = parseLocalDate(day ?? "") ?? clock.now().date;
  return [...new Set([0, ...(await vatRatesOn(db, { market, date }))])];
}
