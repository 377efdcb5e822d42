import { type Minor, minus, plus, sumOf, times } from "../kernel/money.ts";

/** A line of empties on an order; `returned` is null until the driver has counted. */
export type ReturnLine = {
  readonly planned: number;
  readonly returned: number | null;
  readonly unitDepositMinor: Minor;
};

/**
 * What counts of a line: what was taken over, and until that is known what was planned (EMPTIES-01).
 *
 * @example countedUnits({ planned: 2, returned: null }) // 2
 */
export function countedUnits({ planned, returned }: Pick<ReturnLine, "planned" | "returned">): number {
  return returned ?? planned;
}

/**
 * Whether the driver took over another number than was planned.
 *
 * @example isCountedOtherwise({ planned: 2, returned: 1 }) // true
 */
export function isCountedOtherwise({ planned, returned }: Pick<ReturnLine, "planned" | "returned">): boolean {
  return returned !== null && returned !== planned;
}

/**
 * What comes back for a line, to the haléř (EMPTIES-02).
 *
 * @example refundOfLine({ planned: 2, returned: 1, unitDepositMinor: 100_00 }) // 10_000
 */
export function refundOfLine(line: ReturnLine): Minor {
  return times(countedUnits(line), line.unitDepositMinor);
}

export type ReturnedSums = {
  readonly depositMinor: Minor;
  readonly totalMinor: Minor;
  /** Taken off the total beside the goods; undefined where nothing was counted, or the deposit is the refund itself. */
  readonly refundMinor: Minor | undefined;
};

/**
 * The sums of an order once the driver has counted its empties (D08, EMPTIES-02). With goods, the refund was only
 * expected until then and now comes off the total; of a collection the sum is the refund, which changes by the difference.
 *
 * @example settleReturn({ depositMinor: 0, totalMinor: 500_00 }, [{ planned: 2, returned: 1, unitDepositMinor:
 *   100_00 }], true) // { depositMinor: 0, totalMinor: 40_000, refundMinor: 10_000 }
 */
export function settleReturn(
  { depositMinor, totalMinor }: Omit<ReturnedSums, "refundMinor">,
  lines: readonly ReturnLine[],
  hasGoods: boolean,
): ReturnedSums {
  const counted = lines.filter(({ returned }) => returned !== null);
  if (counted.length === 0) return { depositMinor, totalMinor, refundMinor: undefined };
  const refundMinor = sumOf(counted, refundOfLine);
  if (hasGoods) return { depositMinor, totalMinor: minus(totalMinor, refundMinor), refundMinor };
  const planned = sumOf(counted, (line) => times(line.planned, line.unitDepositMinor));
  const less = minus(planned, refundMinor);
  return {
    depositMinor: plus(depositMinor, less),
    totalMinor: plus(totalMinor, less),
    refundMinor: undefined,
  };
}
