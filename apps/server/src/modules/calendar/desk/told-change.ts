import { mayTakeBack } from "@vycep/domain/calendar/delivery-change";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/db.ts";
import type {
  DeliveryChange,
  DeliveryChangeScope,
  TouchedPlace,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import type { BesideCalendar } from "./calendar-desk.deps.ts";
import { type ChangeRow, findChange, ordersLeftBy } from "./delivery-change.repo.ts";
import { type PlaceWindow, placeOrder, type TouchedRow } from "./touched-places.repo.ts";

const most = 100;

/** The size of a page as it was asked for. */
export function pageSize(first: number): number {
  if (first < 1 || first > most)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  return first;
}

/** A page of places as it was asked for. */
export function windowOf({
  first,
  after,
}: {
  readonly first: number;
  readonly after?: string | null;
}): PlaceWindow {
  return {
    first: pageSize(first),
    after: after == null ? undefined : readCursor(placeOrder, after, "after"),
  };
}

/** A page of places as the contract says it. */
export function placesPage(
  rows: readonly TouchedRow[],
  { first }: Pick<PlaceWindow, "first">,
): { readonly touched: TouchedPlace[]; readonly next: string | null } {
  const page = rows.slice(0, first);
  const last = rows.length > first ? page.at(-1) : undefined;
  return {
    touched: page.map(({ id, rank: _rank, kinds, carts, orders, ...place }) => ({
      ...{ ...place, shipToId: id, kinds: [...kinds], orders: [...orders] },
      carts: carts.map((cart) => ({ ...cart, changedAt: new Date(cart.changedAt).toISOString() })),
    })),
    next: last ? printCursor(placeOrder, { key: String(last.rank), id: last.id }) : null,
  };
}

const scopeShape = z.object({
  market: z.string().nullable().default(null),
  customerType: z.string().nullable().default(null),
  companies: z.array(z.string()).default([]),
  shipTos: z.array(z.string()).default([]),
  zips: z.array(z.string()).default([]),
});

/** A change as the contract says it. */
export function toldChange(
  row: ChangeRow,
  { orders, today }: { readonly orders: number; readonly today: LocalDate },
): DeliveryChange {
  const { total: _total, kinds, reasons, publishedAt, takenBackAt, scope, ...rest } = row;
  const days = {
    day: toLocalDate(row.day),
    newDay: row.newDay === null ? undefined : toLocalDate(row.newDay),
  };
  const { cs = null, sk = null, en = null } = reasons;
  const scoped: DeliveryChangeScope | null = scope === null ? null : scopeShape.parse(scope);
  return {
    ...{ ...rest, orders, kinds: [...kinds], reasons: { cs, sk, en }, scope: scoped },
    publishedAt: publishedAt?.toISOString() ?? null,
    takenBackAt: takenBackAt?.toISOString() ?? null,
    mayTakeBack: takenBackAt === null && mayTakeBack(days, today),
  };
}

/** One change as it is now; null where there is none. */
export async function changeNow(
  db: Db | Tx,
  beside: BesideCalendar,
  { id, today }: { readonly id: string; readonly today: LocalDate },
): Promise<DeliveryChange | null> {
  const row = await findChange(db, beside, id);
  if (!row) return null;
  const orders = await ordersLeftBy(db, beside, [toLocalDate(row.day)]);
  return toldChange(row, { orders: orders.get(id) ?? 0, today });
}
