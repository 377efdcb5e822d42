import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** Lists whose records are changed in bulk by one kind of batch (DLIST-03). */
export const BULK_LISTS = [
  "contents",
  "materials",
  "bundles",
  "leaflets",
  "tickets",
  "users",
  "limits",
  "companies",
  "staff",
  "papers",
] as const;
export type BulkList = (typeof BULK_LISTS)[number];

/** So many records at most are changed by one batch. */
export const MOST_IN_BULK = 5000;

export type BulkRefusal = Refusal & { readonly kind: "nothing-chosen" | "too-many-chosen" };

/**
 * May a batch of so many records begin (DLIST-03)?
 *
 * @example judgeBulk(0) // { ok: false, refusal: { kind: "nothing-chosen" } }
 * @example judgeBulk(5001) // { ok: false, refusal: { kind: "too-many-chosen" } }
 */
export function judgeBulk(records: number): Result<undefined, BulkRefusal> {
  if (records === 0) return refused({ kind: "nothing-chosen" });
  return records > MOST_IN_BULK ? refused({ kind: "too-many-chosen" }) : ok(undefined);
}
