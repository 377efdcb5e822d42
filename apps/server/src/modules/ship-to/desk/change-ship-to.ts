import { type ShipToDraft, whyNotShipTo } from "@vycep/domain/ship-to/ship-to-draft";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskShipToAnswer, DeskShipToInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { detailOfChange } from "../../audit/audit-detail.facts.ts";
import { asSeen, auditCustomer, changingCustomer } from "./customer-changing.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { type HeldShipTo, holdPlaceOf, saveShipTo } from "./customer-writing.repo.ts";
import { shipToRecord } from "./ship-to.ts";
import { shipToDraftOf } from "./ship-to-draft-of.ts";

/** Changes a place with its audit entry in one transaction; open pages of its customers hear by the change itself (DCUST-02). */
export async function changeShipTo(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { id, version, ...input }: DeskShipToInput,
): Promise<DeskShipToAnswer> {
  const draft = shipToDraftOf(input);
  const refusal = await changingCustomer(deps, context, async (tx, staff, rollBack) => {
    const held = await holdPlaceOf(tx, id);
    const before = asSeen(held, { staff, companyId: held?.companyId, version, rollBack });
    if (draft === undefined) return rollBack({ kind: "weekday-invalid", field: "weekdays" });
    const fault = whyNotShipTo(draft);
    if (fault) return rollBack(fault);
    const detail = detailOfChange(toldOfHeld(before), toldOfDraft(draft));
    if (Object.keys(detail).length === 0) return;
    await saveShipTo(tx, id, draft);
    const { companyId } = before;
    const changed = { deps, context, staff, kind: "ship-to", id, companyId } as const;
    await auditCustomer(tx, changed, { action: "ship-to.changed", detail });
  });
  return { shipTo: await shipToRecord(deps, await context.staff(), id), refusal };
}

/** A place as the log tells it. */
export function toldOfHeld({ types: held, tankLitresInstalled: tankLitres, ...before }: HeldShipTo) {
  const { companyId: _c, version: _v, status: _s, suspendedReason: _r, ...told } = before;
  return { ...told, tankLitres, types: held };
}

function toldOfDraft({ schedule, tankLitresInstalled: tankLitres, ...draft }: ShipToDraft) {
  const { type1: days, pd: daysTruck, tank: daysTank, unfiltered: daysUnfiltered } = schedule;
  return { ...draft, tankLitres, days, daysTruck, daysTank, daysUnfiltered };
}
