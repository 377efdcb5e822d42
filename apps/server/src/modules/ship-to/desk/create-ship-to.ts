import { isCustomerNumber } from "@vycep/domain/ship-to/company-draft";
import { isGln } from "@vycep/domain/ship-to/gln";
import { faultsOfShipTo } from "@vycep/domain/ship-to/ship-to-draft";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskNewCustomerAnswer, DeskNewShipToInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { auditCustomer, type NotChanged } from "./customer-changing.ts";
import { creatingCustomer } from "./customer-creating.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { saveStanding } from "./customer-writing.repo.ts";
import { insertShipTo, placeOfNumber, seatOf } from "./new-customer.repo.ts";
import { shipToDraftOf } from "./ship-to-draft-of.ts";

const longestReason = 200;

/** Gives a company a place, with its audit entry, or tells all that is wrong with it; who may order for it is given afterwards (DCUST-02, DCUST-03). */
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
    const other = await placeOfNumber(tx, id);
    const judged = draft ?? shipToDraftOf({ ...input, weekdays: noDays });
    const [first, ...others]: readonly NotChanged[] = [
      ...faultsOfNumbers({ id, gln, customerType, reason }),
      ...(judged === undefined ? [] : faultsOfShipTo(judged)),
      ...(draft === undefined ? [noSuchWeekday] : []),
      ...(other ? [{ kind: "number-taken", field: "id" } as const] : []),
    ];
    if (first !== undefined || draft === undefined) {
      const reach = staff.reach === "everything" ? undefined : [...staff.reach];
      const isSeen = other && (reach?.some((own) => own === other.companyId) ?? true);
      return refuse(first ?? noSuchWeekday, { others, existing: isSeen ? other : undefined });
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

const noDays = { standard: [], truck: [], tank: [], unfiltered: [] };
const noSuchWeekday = { kind: "weekday-invalid", field: "weekdays" } as const;

function faultsOfNumbers({ id, gln, customerType, reason }: Numbers): readonly NotChanged[] {
  const isType = customerType === "POS" || customerType === "WHS";
  const isLong = reason !== null && [...reason].length > longestReason;
  return [
    ...(isCustomerNumber(id) ? [] : [{ kind: "number-invalid", field: "id" } as const]),
    ...(isType ? [] : [{ kind: "type-unknown", field: "customerType" } as const]),
    ...(gln === "" || isGln(gln) ? [] : [{ kind: "gln-invalid", field: "gln" } as const]),
    ...(reason === "" ? [{ kind: "reason-missing", field: "reason" } as const] : []),
    ...(isLong ? [{ kind: "reason-too-long", field: "reason" } as const] : []),
  ];
}
