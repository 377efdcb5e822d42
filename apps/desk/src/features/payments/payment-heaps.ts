import type { Payment } from "./use-payments.ts";

/** What is sure, what somebody decides, what fits nothing, what is done; and all of it. */
export const HEAPS = ["all", "sure", "decide", "none", "done"] as const;

export type Heap = (typeof HEAPS)[number];

export function heapOf({ match }: Pick<Payment, "match">): Exclude<Heap, "all"> {
  if (match == null) return "done";
  if (match.kind === "sure" || match.kind === "none") return match.kind;
  return "decide";
}
