import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskShipToAnswer, DeskSuspensionInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { asSeen, auditCustomer, changingCustomer } from "./customer-changing.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { holdPlaceOf, saveStanding } from "./customer-writing.repo.ts";
import { shipToRecord } from "./ship-to.ts";

const longestReason = 200;

/**
 * Suspends a place with a reason, or lets it order again. Orders are judged by the standing as they hold it, so whatever is
 * sent after this is refused; open pages hear by the change itself (DCUST-02, SHIPTO-12).
 */
export async function setShipToSuspended(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { id, version, isSuspended, reason }: DeskSuspensionInput,
): Promise<DeskShipToAnswer> {
  const said = (reason ?? "").toWellFormed().trim();
  const refusal = await changingCustomer(deps, context, async (tx, staff, rollBack) => {
    const held = await holdPlaceOf(tx, id);
    const { status, companyId } = asSeen(held, { staff, companyId: held?.companyId, version, rollBack });
    if (isSuspended && said === "") return rollBack({ kind: "reason-missing", field: "reason" });
    if ([...said].length > longestReason) return rollBack({ kind: "reason-too-long", field: "reason" });
    if ((status !== "APPROVED") === isSuspended) return rollBack({ kind: "already-so" });
    await saveStanding(tx, id, isSuspended ? said : null);
    const changed = { deps, context, staff, kind: "ship-to", id, companyId } as const;
    await auditCustomer(tx, changed, {
      action: isSuspended ? "ship-to.suspended" : "ship-to.approved",
      detail: said === "" ? {} : { reason: said },
    });
  });
  return { shipTo: await shipToRecord(deps, await context.staff(), id), refusal };
}
