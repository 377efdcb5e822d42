import { isWholesaleOrder } from "@vycep/domain/access/role";
import type { Load } from "@vycep/domain/capacity/load";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { productsBySku } from "../catalog/catalog.facts.ts";
import { type ShipTo, shipToInSql, shipToWith } from "../ship-to/ship-to.facts.ts";
import { type PersonAt, usersInSql } from "../users/users.facts.ts";
import { type CalledCart, calledCartsInSql, pricedDayOf, quoteCalledCart } from "./called-carts.facts.ts";

export type TriedLoad = { readonly load: Load; readonly netMinor: Minor };

export type TriedCart = TriedLoad & {
  readonly id: string;
  readonly method: string | null;
  readonly day: string | null;
  readonly updatedAt: string;
  readonly isWholesale: boolean;
};

export type TriedGoods = readonly { readonly sku: string; readonly boxes: number }[];

/** What a rule of capacity can be tried with at a place. */
export type TriedPlace = {
  readonly shipTo: ShipTo;
  readonly carts: readonly TriedCart[];
  /** What typed goods load there, and which of them the place cannot buy. */
  readonly lines: (TriedLoad & { readonly unknown: readonly string[] }) | null;
};

/** What the open carts of a place load, and typed goods, by the rules that quote any cart; one statement, and one a priced day (DCAL-04). */
export async function triedPlace(
  db: Db,
  {
    shipToId,
    lines,
    now,
  }: { readonly shipToId: ShipToId; readonly lines: TriedGoods; readonly now: LocalMoment },
): Promise<TriedPlace | undefined> {
  const id = sql`${shipToId}::text`;
  const found = await shipToWith(
    db,
    shipToId,
    () => sql<{
      readonly carts: readonly CalledCart[];
      readonly people: readonly PersonAt[];
    }>`json_build_object(
      'carts', ${calledCartsInSql.ofPlace({ companyId: shipToInSql.companyOf(id), shipToId: id })},
      'people', ${usersInSql.peopleAt(id)})`,
  );
  if (!found) return;
  const { shipTo, beside } = found;
  const typed = cartOfLines(lines);
  const quoted = await quoter(db, { shipTo, now, carts: [...beside.carts, typed] });
  const roleOf = (uid: string) => beside.people.find((person) => person.uid === uid)?.roleName ?? "";
  const carts = beside.carts.map((cart): TriedCart => {
    const { load, totals } = quoted(cart);
    const { id: cartId, method, day, updatedAt } = cart;
    const { customerType } = shipTo.facts;
    const isWholesale = isWholesaleOrder({ roleName: roleOf(cart.uid), customerType });
    return { id: cartId, method, day, updatedAt, isWholesale, load, netMinor: totals.netMinor };
  });
  if (lines.length === 0) return { shipTo, carts, lines: null };
  const { load, totals, problems } = quoted(typed);
  const unknown = problems.flatMap(({ kind, sku }) =>
    kind === "product-unknown" || kind === "no-price" ? [sku] : [],
  );
  return { shipTo, carts, lines: { load, netMinor: totals.netMinor, unknown: [...new Set(unknown)] } };
}

/** Goods that nobody has put into a cart, as one. */
function cartOfLines(lines: TriedGoods): CalledCart {
  return {
    ...{ id: "typed", uid: "", method: null, day: null, updatedAt: "" },
    lines: lines.map(({ sku, boxes }, at) => [at + 1, sku, boxes, 0, 0, at, 1, null]),
  };
}

type Asked = { readonly shipTo: ShipTo; readonly now: LocalMoment; readonly carts: readonly CalledCart[] };

async function quoter(db: Db, { shipTo, now, carts }: Asked) {
  const { market, priceList, payer, facts } = shipTo;
  const byDay = new Map<LocalDate, Awaited<ReturnType<typeof productsBySku>>>();
  for (const [date, ofDay] of Map.groupBy(carts, (cart) => pricedDayOf(cart, now.date))) {
    const skus = ofDay.flatMap(({ lines }) => lines.map(([, sku]) => sku));
    const at = { market, priceList, companyId: payer.id, shipToId: facts.id, date };
    byDay.set(date, await productsBySku(db, skus, at));
  }
  return (cart: CalledCart) => {
    const goods = byDay.get(pricedDayOf(cart, now.date)) ?? new Map();
    return quoteCalledCart(cart, { shipTo, now }, { goods, roleName: "" }).quote;
  };
}
