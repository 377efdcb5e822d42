import { namesIn } from "../kernel/closed-list.ts";

type ReasonRow = {
  /** Where the brewery's file of categories has it. */
  readonly category: string;
  readonly subcategory: string;
};

/** Why goods of a delivery are claimed (B2); who claims several lines asks under the first that one of them has. */
const REASONS = {
  short: { category: "delivery", subcategory: "delivery-short" },
  damaged: { category: "delivery", subcategory: "delivery-damaged" },
  wrong: { category: "delivery", subcategory: "delivery-wrong" },
  "short-dated": { category: "delivery", subcategory: "delivery-date" },
  spoiled: { category: "quality", subcategory: "quality-claim" },
} as const satisfies Readonly<Record<string, ReasonRow>>;

export type ClaimReason = keyof typeof REASONS;

export const CLAIM_REASONS: readonly ClaimReason[] = namesIn(REASONS);

/**
 * What a ticket of a claim is about: the first reason of the list that one of its lines has.
 *
 * @example categoryOfClaim(["spoiled", "damaged"]) // { category: "delivery", subcategory: "delivery-damaged" }
 */
export function categoryOfClaim(reasons: readonly ClaimReason[]): ReasonRow {
  return REASONS[CLAIM_REASONS.find((reason) => reasons.includes(reason)) ?? "short"];
}
