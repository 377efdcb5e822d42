import { addDays, type Day } from "../days.ts";
import type { RawTable } from "../import/reading/read-table.ts";

/** Brings the orders' progress to today: what lies ahead is not delivered yet, what lies behind no longer waits. */
export function ordersAsOf(table: RawTable, today: Day): RawTable {
  return {
    ...table,
    rows: table.rows.map(({ line, cells }) => ({ line, cells: { ...cells, ...progress(cells, today) } })),
  };
}

function progress(cells: Record<string, string>, today: Day): Record<string, string> {
  const created = cells.created ?? "";
  const yesterday = addDays(today, -1);
  return {
    // Nobody has ordered in the future, nor later than now.
    created: created < today ? created : yesterday,
    ...statuses(cells, { delivery: cells.delivery_date ?? "", today }),
  };
}

function statuses(
  cells: Record<string, string>,
  days: { delivery: Day; today: Day },
): Record<string, string> {
  if (days.delivery > addDays(days.today, 1)) {
    return { processing_status: "Not Yet Processed", delivery_status: "AWAITING SHIPMENT" };
  }
  if (days.delivery >= addDays(days.today, -1)) {
    return { processing_status: "Partially Processed", delivery_status: "AWAITING DELIVERY" };
  }
  const stillWaits = (cells.delivery_status ?? "").startsWith("AWAITING");
  return stillWaits ? { processing_status: "Completely Processed", delivery_status: "DELIVERED" } : {};
}
