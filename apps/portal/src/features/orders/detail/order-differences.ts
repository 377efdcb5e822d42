import type { OrderLine, OrderView } from "./order-view.ts";

/** A line that came out other than it was ordered, at the first place where it did. */
export interface Difference {
  readonly line: OrderLine;
  readonly where: "confirmed" | "delivered";
  readonly wanted: number;
  readonly given: number;
}

/** What the brewery confirmed or delivered differently; nothing of a cancelled order, which says so as a whole. */
export function differencesOf({ state, lines }: Pick<OrderView, "state" | "lines">): readonly Difference[] {
  if (state === "cancelled") return [];
  return lines.flatMap((line): Difference[] => {
    const { ordered, confirmed, delivered } = line;
    if (confirmed !== undefined && confirmed !== ordered) {
      return [{ line, where: "confirmed", wanted: ordered, given: confirmed }];
    }
    const promised = confirmed ?? ordered;
    if (delivered === undefined || delivered === promised) return [];
    return [{ line, where: "delivered", wanted: promised, given: delivered }];
  });
}

/** The columns that have something to say. */
export function columnsOf({ state, lines }: Pick<OrderView, "state" | "lines">): {
  readonly confirmed: boolean;
  readonly delivered: boolean;
  readonly invoiced: boolean;
} {
  if (state === "cancelled") return { confirmed: false, delivered: false, invoiced: false };
  return {
    confirmed: lines.some(({ confirmed }) => confirmed !== undefined),
    delivered: lines.some(({ delivered }) => delivered !== undefined),
    invoiced: lines.some(({ invoiced }) => invoiced !== undefined),
  };
}
