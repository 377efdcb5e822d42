import type { ProductLimit } from "@vycep/domain/catalog/product-limit";
import * as repo from "./product-limits.repo.ts";

export type LimitValues = repo.LimitValues;

/** Pieces of SQL for those who join products. */
export const limitsInSql = { values: repo.limitValues } as const;

/** What the rules know of a limit; undefined where there is none. */
export function limitOf(values: LimitValues | null): ProductLimit | undefined {
  return values ? { maxBoxes: values[0], boxesOrdered: values[1] } : undefined;
}

/** A place's boxes are counted by one order after another, so that two at once cannot take the last ones twice. */
export const holdProductLimits = repo.lockLimits;
