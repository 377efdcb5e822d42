import { readTable } from "../../../db/src/import/reading/read-table.ts";
import { type Sku, toId } from "../../../packages/domain/src/kernel/ids.ts";
import { type LocalDate, parseLocalDate } from "../../../packages/domain/src/kernel/local-moment.ts";
import type { History } from "./generated-buyers.ts";

/** The columns that a history of orders has, whatever else stands beside them and in whichever order. */
export const historyColumns = ["buyer", "day", "item", "quantity"] as const;

/** Why a file cannot be judged: what is wrong, line by line. */
export class UnreadableHistory extends Error {
  override readonly name = "UnreadableHistory";
}

const problemsShown = 10;

/**
 * Reads a history of orders: one line for each product that a buyer ordered on a day (`buyer,day,item,quantity`). What
 * stands there twice is added up. Throws `UnreadableHistory`, which names every column that is missing or the first
 * lines that cannot be read: nothing is left out silently.
 */
export function readHistory(bytes: Uint8Array): readonly History[] {
  const { header, rows, errors } = readTable(bytes);
  const missing = historyColumns.filter((name) => !header.includes(name));
  if (header.length > 0 && missing.length > 0) {
    throw new UnreadableHistory(
      `The first line must name the columns ${historyColumns.join(", ")}; missing: ${missing.join(", ")}.`,
    );
  }
  const problems = errors.map(({ row, code, value }) =>
    `line ${row}: ${words[code] ?? code} ${value}`.trim(),
  );
  const orders = new Map<string, Map<LocalDate, Map<Sku, number>>>();
  for (const { line, cells } of rows) {
    const { buyer = "", item = "", quantity = "" } = cells;
    const day = parseLocalDate(cells.day ?? "");
    const boxes = quantity === "" ? Number.NaN : Number(quantity);
    if (buyer === "") problems.push(`line ${line}: no buyer`);
    else if (day === undefined)
      problems.push(`line ${line}: day is not a date such as 2026-11-23: ${cells.day}`);
    else if (item === "") problems.push(`line ${line}: no item`);
    else if (!(Number.isFinite(boxes) && boxes > 0))
      problems.push(`line ${line}: quantity is not a number above 0: ${quantity}`);
    else add(orders, { buyer, day, item: toId<Sku>(item), boxes });
  }
  if (problems.length > 0) throw new UnreadableHistory(listed(problems));
  return [...orders].map(([buyer, days]) => ({
    buyer,
    orders: [...days]
      .map(([day, boxes]) => ({ day, boxes }))
      .toSorted((left, right) => (left.day < right.day ? -1 : 1)),
  }));
}

const words: Readonly<Record<string, string>> = {
  wrong_cell_count: "as many cells as the first line has names were expected, found",
  no_rows: "there is nothing below the first line",
  unreadable: "this is no table of text:",
};

function listed(problems: readonly string[]): string {
  const more = problems.length - problemsShown;
  return [...problems.slice(0, problemsShown), ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

type Row = {
  readonly buyer: string;
  readonly day: LocalDate;
  readonly item: Sku;
  readonly boxes: number;
};

function add(orders: Map<string, Map<LocalDate, Map<Sku, number>>>, { buyer, day, item, boxes }: Row): void {
  const days = orders.get(buyer) ?? new Map<LocalDate, Map<Sku, number>>();
  const order = days.get(day) ?? new Map<Sku, number>();
  order.set(item, (order.get(item) ?? 0) + boxes);
  days.set(day, order);
  orders.set(buyer, days);
}
