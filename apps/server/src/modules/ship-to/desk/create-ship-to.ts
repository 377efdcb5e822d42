import { isCustomerNumber } from "@vycep/domain/ship-to/company-draft";
import { isGln } from "@vycep/domain/ship-to/gln";
import { whyNotShipTo } from "@vycep/domain/ship-to/ship-to-draft";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskNewCustomerAnswer, DeskNewShipToInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { auditCustomer, type NotChanged } from "./customer-changing.ts";
import { creatingCustomer } from "./customer-creating.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { saveStanding } from "./customer-writing.repo.ts";
import { insertShipTo, placeOfNumber, seatOf } from "./new-customer.repo.ts";
import { shipToDraftOf } from "./ship-to-draft-of.ts";

const longestReason = 200;

/** Gives a company a place, with its audit entry; who may order for it is given afterwards (DCUST-02, DCUST-03). */
export function createShipTo(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { id: number, companyId, gln: place, customerType, suspendedReason, ...input }: DeskNewShipToInput,
): Promise<DeskNewCustomerAnswer> {
  const said = (text: string) => text.toWellFormed().trim();
  const [id, gln] = [said(number), place.toWellFormed().replaceAll(/\s/g, "")];
  const reason = suspendedReason == null ? null : said(suspendedReason);
  const draft = shipToDraftOf(input);
  return creatingCustomer(deps, context, async (tx, { staff, refuse }) => {
    const isTheirs = staff.reach === "everything" || [...staff.reach].some((own) => own === companyId);
    const seat = isTheirs ? await seatOf(tx, companyId) : undefined;
    if (seat === undefined) return refuse({ kind: "customer-unknown" });
    if (draft === undefined) return refuse({ kind: "weekday-invalid", field: "weekdays" });
    const fault = whyNotNumbers({ id, gln, customerType, reason }) ?? whyNotShipTo(draft);
    if (fault) return refuse(fault);
    const other = await placeOfNumber(tx, id);
    if (other) {
      const isSeen = staff.reach === "everything" || [...staff.reach].some((own) => own === other.companyId);
      return refuse({ kind: "number-taken", field: "id" }, { existing: isSeen ? other : undefined });
    }
    await insertShipTo(tx, { id, companyId, gln, customerType, ...seat, draft });
    if (reason !== null) await saveStanding(tx, id, reason);
    const changed = { deps, context, staff, kind: "ship-to", id, companyId } as const;
    const detail = { name: draft.name, ...(reason === null ? {} : { reason }) };
    await auditCustomer(tx, changed, { action: "ship-to.created", detail });
    return id;
  });
}

type Numbers = {
  readonly id: string;
  readonly gln: string;
  readonly customerType: string;
  readonly reason: string | null;
};

function whyNotNumbers({ id, gln, customerType, reason }: Numbers): NotChanged | undefined {
  if (!isCustomerNumber(id)) return { kind: "number-invalid", field: "id" };
  if (customerType !== "POS" && customerType !== "WHS")
    return { kind: "type-unknown", field: "customerType" };
  if (gln !== "" && !isGln(gln)) return { kind: "gln-invalid", field: "gln" };
  if (reason === "") return { kind: "reason-missing", field: "reason" };
  return reason !== null && [...reason].length > longestReason
    ? { kind: "reason-too-long", field: "reason" }
    : undefined;
}
