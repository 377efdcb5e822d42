import { type Minor, minus, toMinor } from "../kernel/money.ts";

export type ExpectedBack = {
  readonly refundMinor: Minor;
  /** What remains in the end; below nought never, `isOwed` says whose it is. */
  readonly restMinor: Minor;
  /** More comes back than is to be paid. */
  readonly isOwed: boolean;
};

/**
 * What a customer may reckon with beside the sum to pay. The refund never comes off that sum: what the driver counts
 * decides (EMPTIES-01, EMPTIES-02). Undefined where nothing is expected back.
 *
 * @example expectedBack(5_945_768, 2_465_832) // { refundMinor: 2_465_832, restMinor: 3_479_936, isOwed: false }
 */
export function expectedBack(toPayMinor: Minor, refundMinor: Minor): ExpectedBack | undefined {
  if (refundMinor <= 0) return undefined;
  const rest = minus(toPayMinor, refundMinor);
  return { refundMinor, restMinor: toMinor(Math.abs(rest)), isOwed: rest < 0 };
}
