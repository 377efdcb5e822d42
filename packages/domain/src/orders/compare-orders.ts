import type { OrderNumber } from "../kernel/ids.ts";

/** An order as one of two sides knows it; what it says stands field by field, each written the same way on both sides. */
export type ComparedOrder = {
  readonly orderNumber: OrderNumber;
  readonly isCancelled: boolean;
  readonly fields: Readonly<Record<string, string>>;
};

export type Comparison = { readonly orderNumber: OrderNumber } & (
  | { readonly kind: "same" }
  /** The ERP has it and we do not: it was placed after the moment that the database was restored to. */
  | { readonly kind: "missing"; readonly isCancelled: boolean }
  /** One number stands for two things, or for one that was changed: a person looks at both. */
  | { readonly kind: "differs"; readonly fields: readonly string[] }
  /** The ERP has taken it back and we have not. */
  | { readonly kind: "cancelled" }
  /** We have it and the ERP does not; its message waits, or was lost on the way. */
  | { readonly kind: "here-only" }
);

/**
 * Compares what the ERP holds with what we know, order by order in the order of their numbers (OPS-08). That we cancelled
 * what the ERP still has is no difference: our cancellation goes out by itself. An order that says something else is never
 * called cancelled as well, for it is not sure to be the same one.
 *
 * @example compareOrders([], []) // []
 */
export function compareOrders(
  there: readonly ComparedOrder[],
  here: readonly ComparedOrder[],
): readonly Comparison[] {
  const ours = new Map(here.map((order) => [order.orderNumber, order]));
  const theirs = new Map(there.map((order) => [order.orderNumber, order]));
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .toSorted()
    .map((orderNumber) => compared(orderNumber, theirs.get(orderNumber), ours.get(orderNumber)));
}

function compared(
  orderNumber: OrderNumber,
  there: ComparedOrder | undefined,
  here: ComparedOrder | undefined,
): Comparison {
  if (!there) return { orderNumber, kind: "here-only" };
  if (!here) return { orderNumber, kind: "missing", isCancelled: there.isCancelled };
  const fields = differingFields(there.fields, here.fields);
  if (fields.length > 0) return { orderNumber, kind: "differs", fields };
  return { orderNumber, kind: there.isCancelled && !here.isCancelled ? "cancelled" : "same" };
}

/**
 * The names of fields that two orders do not say alike, in alphabetical order; one that only one of them has is among them.
 *
 * @example differingFields({ day: "2026-11-25" }, { day: "2026-11-26" }) // ["day"]
 */
export function differingFields(
  one: ComparedOrder["fields"],
  other: ComparedOrder["fields"],
): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((field) => one[field] !== other[field])
    .toSorted();
}

/** Room for orders whose numbers were given out and that have not reached the ERP's list yet. */
export const NUMBERS_LEFT_FREE = 1000;

/**
 * The first number that a new order may have after a restore: above all that either side knows, with room for what was
 * underway (OPS-08). Never lower than the next one already is.
 *
 * @example numberAfterRestore("4700200001", ["4700200017", "4700200009"]) // "4700201017"
 */
export function numberAfterRestore(next: string, known: readonly string[]): string {
  const safe = known.map((number) => BigInt(number) + BigInt(NUMBERS_LEFT_FREE));
  return safe.reduce((most, each) => (each > most ? each : most), BigInt(next)).toString();
}
