import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { priceFor } from "@vycep/domain/pricing/price";
import { NO_PROMO, type PromoLeaflet, promoFor, unitPrice } from "@vycep/domain/pricing/promo-price";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskPriceExplained,
  DeskPriceLeaflet,
  DeskPriceRule,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { type LeafletValues, leafletOf, type PriceValues, priceOf, pricesInSql } from "../pricing.facts.ts";
import type { PriceDeskDeps } from "./price-desk.deps.ts";
import { dayAsked } from "./price-lists.ts";

type Asked = { readonly shipToId: string; readonly sku: string; readonly day?: string | null };

/** What a box costs a place on a day, step by step, reckoned by the rules that price carts (DPRICE-04). */
export async function priceExplained(
  { db, clock, beside }: PriceDeskDeps,
  context: DeskContext,
  { shipToId, sku, day: asked }: Asked,
): Promise<DeskPriceExplained | null> {
  const { reach } = await context.staff();
  const day = dayAsked(asked, clock.now().date);
  const place = await beside.placeOf(db, toId<ShipToId>(shipToId));
  if (place === undefined || (reach !== "everything" && ![...reach].some((id) => id === place.companyId)))
    return null;
  const { priceList, shipToName, companyName, currency } = place;
  const row = await factsOf(db, { sku, priceList, day, language: context.language }, beside.goods);
  if (row === undefined) return null;
  const price = priceFor(row.prices.map(priceOf), day);
  const [leaflet] = row.leaflets.map(leafletOf);
  const promo = promoFor(leaflet, day);
  return {
    ...{ shipToName, companyName, sku, name: row.name, day, priceList, currency, isBundle: row.isBundle },
    baseMinor: price?.baseMinor ?? null,
    yourMinor: price?.yourMinor ?? null,
    validFrom: price?.validFrom ?? null,
    validTo: price?.validTo ?? null,
    leaflet: leaflet === undefined ? null : leafletView(leaflet, row.leaflets[0]?.[7] ?? null),
    chargedMinor: price === undefined ? null : unitPrice(price, row.isBundle ? NO_PROMO : promo),
    rule: price === undefined ? "none" : ruleOf({ leaflet, price, isBundle: row.isBundle }, promo),
  };
}

type Facts = {
  readonly name: string;
  readonly isBundle: boolean;
  readonly prices: readonly PriceValues[];
  readonly leaflets: readonly LeafletValues[];
};

async function factsOf(
  db: Db,
  {
    sku,
    priceList,
    day,
    language,
  }: Readonly<Record<"sku" | "priceList" | "language", string>> & { readonly day: LocalDate },
  goods: PriceDeskDeps["beside"]["goods"],
): Promise<Facts | undefined> {
  const at = { priceList, date: day };
  const { rows } = await sql<Facts>`
    select text_in(g.names, ${language}) as name, g.is_bundle as "isBundle",
      ${pricesInSql.prices(sql`array[g.sku]`, at)} as prices, ${pricesInSql.leaflets(sql`array[g.sku]`, at)} as leaflets
    from ${goods} g where g.sku = ${sku}`.execute(db);
  return rows[0];
}

function leafletView(
  { name, promoMinor, percentage, longTermDiscountPct, validFrom }: PromoLeaflet,
  validTo: string | null,
): DeskPriceLeaflet {
  return { name, promoMinor, percentage, longTermPercent: longTermDiscountPct, validFrom, validTo };
}

type Ruled = {
  readonly leaflet: PromoLeaflet | undefined;
  readonly price: Parameters<typeof unitPrice>[0];
  readonly isBundle: boolean;
};

function ruleOf({ leaflet, price, isBundle }: Ruled, promo: ReturnType<typeof promoFor>): DeskPriceRule {
  if (leaflet === undefined) return "list";
  if (isBundle) return "bundle";
  if (!promo.applies) return "leaflet_outside";
  return unitPrice(price, promo) < price.yourMinor ? "leaflet" : "leaflet_dearer";
}
