import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { type CollectedRefusal, judgeCollected } from "@vycep/domain/orders/collected-empties";
import type { Tx } from "../../../platform/db.ts";
import { AppError } from "../../../platform/errors.ts";
import { emptiesOffer } from "../../catalog/empties-types.facts.ts";
import { writeCollected } from "../erp-reports.repo.ts";
import { emptiesOfOrders } from "../order-parts.repo.ts";
import type { OrderRecord } from "../orders.repo.ts";

/**
 * What the driver really took over, beside what was planned (EMPTIES-01, D11). A type that was not planned becomes a line
 * of its own, by the deposit of the order's day (D08).
 */
export async function collectEmpties(
  tx: Tx,
  { orderNumber, companyId, market, deliveryDate }: OrderRecord,
  told: readonly EmptiesAmount[],
): Promise<void> {
  const planned = await emptiesOfOrders(tx, [orderNumber]);
  const offer = await emptiesOffer(tx, market);
  const types = offer.typesOn(deliveryDate);
  const verdict = judgeCollected(told, { planned, takenBack: new Set(types.keys()) });
  if (!verdict.ok) throw refusalOf(verdict.refusal);
  const { lines, unplanned } = verdict.value;
  await writeCollected(tx, {
    orderNumber,
    companyId,
    lines,
    unplanned: unplanned.map((one) => ({
      ...one,
      unitDepositMinor: types.get(one.code)?.depositMinor ?? NO_MONEY,
    })),
  });
}

function refusalOf({ kind, code }: CollectedRefusal): AppError {
  return new AppError("unprocessable", { code: kind, message: `Empties ${code} are ${flaws[kind]}.` });
}

const flaws = {
  "empties-unknown": "neither planned nor taken back on this day",
  "empties-twice": "named twice",
  "empties-missing": "planned and missing",
} as const;
