import { sql } from "kysely";
import type { ListOrder } from "../../../platform/list/list-order.ts";

/** By what customers stand, and which way. */
export type CustomerOrder = { readonly sort: "number" | "name"; readonly isAscending: boolean };

/** As cursors know it. */
export function customerOrder(noun: string, { sort, isAscending }: CustomerOrder): ListOrder {
  const direction = isAscending ? "asc" : "desc";
  return {
    name: `desk-${noun}-${sort}-${direction}`,
    by: { column: sort === "name" ? sql`sort_name` : sql`id`, kind: "text" },
    id: { column: sql`id`, kind: "text" },
    direction,
  };
}
