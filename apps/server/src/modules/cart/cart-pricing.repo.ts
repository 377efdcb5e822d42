import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import type { AgreedPrice } from "@vycep/domain/pricing/agreed-price";
import type { PriceUpdate } from "@vycep/domain/pricing/price-update";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** How the last price update of a cart ended, and what it was asked about. */
export type CartPricing = {
  readonly update: PriceUpdate;
  readonly basis: string;
  readonly contents: string;
  readonly prices: readonly AgreedPrice[];
};

/** As bare lists, inside the row of the cart. */
export type PricingValues = readonly [
  outcome: PriceUpdate["kind"],
  statusMessage: string,
  basis: string,
  contents: string,
  prices: readonly PriceValues[],
];
type PriceValues = readonly [
  sku: string,
  bundleSku: string | null,
  boxes: number,
  listMinor: number,
  unitMinor: number,
];

/** To be selected from `cart`. */
export const pricingValues = sql`(
  select json_build_array(outcome, status_message, basis, contents, prices) from cart_pricing where cart_id = cart.id)`;

export function pricingOfValues(values: PricingValues | null): CartPricing | null {
  if (values === null) return null;
  const [kind, statusMessage, basis, contents, prices] = values;
  return {
    update: kind === "cannot-proceed" ? { kind, statusMessage } : { kind },
    basis,
    contents,
    prices: prices.map(([sku, bundleSku, boxes, listMinor, unitMinor]) => ({
      sku: toId<Sku>(sku),
      bundleSku: bundleSku === null ? null : toId<Sku>(bundleSku),
      boxes,
      listMinor: toMinor(listMinor),
      unitMinor: toMinor(unitMinor),
    })),
  };
}

/** Keeps how an update ended in place of the one before; a cart that became an order meanwhile stays as it was. */
export async function writePricing(
  db: Db,
  cartId: string,
  { update, basis, contents, prices, now }: CartPricing & { readonly now: Date },
): Promise<void> {
  const values = prices.map(
    ({ sku, bundleSku, boxes, listMinor, unitMinor }): PriceValues => [
      sku,
      bundleSku,
      boxes,
      listMinor,
      unitMinor,
    ],
  );
  const statusMessage = update.kind === "cannot-proceed" ? update.statusMessage : "";
  await sql`
    insert into cart_pricing (cart_id, company_id, asked_at, outcome, status_message, basis, contents, prices)
    select id, company_id, ${now}, ${update.kind}, ${statusMessage}, ${basis}, ${contents},
      ${JSON.stringify(values)}::jsonb
    from cart where id = ${cartId} and is_active
    on conflict (cart_id) do update set company_id = excluded.company_id, asked_at = excluded.asked_at,
      outcome = excluded.outcome, status_message = excluded.status_message, basis = excluded.basis,
      contents = excluded.contents, prices = excluded.prices`.execute(db);
}
