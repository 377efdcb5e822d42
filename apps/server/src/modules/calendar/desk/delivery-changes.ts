import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type {
  DeliveryChangePage,
  DeliveryChangeRecord,
  QueryDeliveryChangeArgs,
  QueryDeliveryChangesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { changeOrder, findChange, findChangesOfDays, ordersLeftBy, rowsOf } from "./delivery-change.repo.ts";
import { pageSize, placesPage, toldChange, windowOf } from "./told-change.ts";
import { toldPlaces } from "./touched-places.repo.ts";

/** The contract gives these a value where nobody did. */
type ListArgs = QueryDeliveryChangesArgs & Required<Pick<QueryDeliveryChangesArgs, "standing" | "first">>;
type RecordArgs = QueryDeliveryChangeArgs & { readonly first: number };

/** What was changed about deliveries, the nearest day first (DCAL-02). */
export async function deliveryChanges(
  { db, clock, beside }: CalendarDeskDeps,
  { standing, first, after }: ListArgs,
): Promise<DeliveryChangePage> {
  const order = changeOrder(standing);
  const { date: today } = clock.now();
  const cursor = after == null ? undefined : readCursor(order, after, "after");
  const rows = await findChangesOfDays(db, beside, {
    standing,
    today,
    first: pageSize(first),
    after: cursor,
  });
  const page = rows.slice(0, first);
  const days = [...new Set(page.map(({ day }) => toLocalDate(day)))];
  const orders = await ordersLeftBy(db, beside, days);
  const last = rows.length > first ? page.at(-1) : undefined;
  return {
    items: page.map((row) => toldChange(row, { orders: orders.get(row.id) ?? 0, today })),
    total: page[0]?.total ?? 0,
    next: last ? printCursor(order, { key: last.day, id: last.id }) : null,
  };
}

/** One change with the places that were told, those with orders first (DCAL-02). */
export async function deliveryChange(
  { db, clock, beside }: CalendarDeskDeps,
  { id, ...asked }: RecordArgs,
): Promise<DeliveryChangeRecord | null> {
  const window = windowOf(asked);
  const row = await findChange(db, beside, id);
  if (!row) return null;
  const days = [row.day, ...(row.newDay === null ? [] : [row.newDay])].map(toLocalDate);
  const left = await ordersLeftBy(db, beside, days);
  const places = await toldPlaces(db, beside, { rows: rowsOf(row), days, kinds: row.kinds, window });
  const change = toldChange(row, { orders: left.get(id) ?? 0, today: clock.now().date });
  return { change, ...placesPage(places, window) };
}
