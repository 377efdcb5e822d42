import type { LocalDate } from "../kernel/local-moment.ts";

/** Whether a product can be had, as the people of the brewery say it. */
export type ProductState = "on_sale" | "sold_out" | "seasonal" | "retired";

/**
 * Whether a product can be had on a day (DGOOD-02): retired is what had its last day, sold out what has its first day still to
 * come, seasonal what has its last day still to come.
 *
 * @example productState({ sellableFrom: null, sellableTo: "2026-11-22" }, "2026-11-23") // "retired"
 */
export function productState(
  { sellableFrom, sellableTo }: Readonly<Record<"sellableFrom" | "sellableTo", LocalDate | null>>,
  today: LocalDate,
): ProductState {
  if (sellableTo !== null && sellableTo < today) return "retired";
  if (sellableFrom !== null && sellableFrom > today) return "sold_out";
  return sellableTo === null ? "on_sale" : "seasonal";
}
