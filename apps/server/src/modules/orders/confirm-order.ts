import { createHash } from "node:crypto";
import type { ErpConfirmation } from "@vycep/contract/orders/erp-order";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import { answerId } from "./erp-reports.repo.ts";
import { reportOrder } from "./report-order.ts";

/**
 * The ERP's answer to an order that was sent to it (D11): a report like any other. Told twice it changes nothing, and
 * an order that has gone on or was cancelled meanwhile stays as it is.
 */
export async function confirmOrder(
  deps: Pick<Deps, "db" | "clock">,
  { orderNumber, sapId, lines }: ErpConfirmation,
): Promise<void> {
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([sapId, lines]))
    .digest("hex");
  const report = { kind: "confirmation", sapId, lines } as const;
  try {
    await reportOrder(deps, { id: answerId(orderNumber), orderNumber, bodyHash, at: undefined, report });
  } catch (error) {
    if (error instanceof AppError && tooLate.has(error.code)) return;
    throw error;
  }
}

/** What the ERP cannot mend by being asked again. */
const tooLate: ReadonlySet<string> = new Set(["step-not-allowed", "erp-event-reused"]);
