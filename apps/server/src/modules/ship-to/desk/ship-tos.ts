import { soughtText } from "@vycep/domain/ship-to/sought-text";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskShipToFilter,
  DeskShipToPage,
  DeskShipToRow,
  QueryShipTosArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { customerMoney } from "../customer-money.facts.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";
import { type DeskShipToListRow, type DeskShipToSearch, deskShipToList } from "./desk-ship-to-list.repo.ts";

/** The contract gives these a value where nobody did. */
export type ShipTosArgs = QueryShipTosArgs & {
  readonly [Name in "filter" | "sort" | "ascending" | "first"]: NonNullable<QueryShipTosArgs[Name]>;
};

/** Places of all customers, or of those that sales are assigned to (DCUST-01, DLIST-01). */
export async function shipTos(
  deps: CustomerDeskDeps,
  context: DeskContext,
  args: ShipTosArgs,
): Promise<DeskShipToPage> {
  const page = await readDeskPage(deps.db, await shipTosAsked(deps, context, args), args);
  return { ...page, items: page.items.map(shipToRowOf) };
}

/** The list that is asked for, of what its reader may see. */
export async function shipTosAsked(
  { clock, beside }: CustomerDeskDeps,
  context: DeskContext,
  { filter, sort, ascending }: ShipTosArgs,
) {
  const staff = await context.staff();
  const isByPeople = judgeAct(staff.rights, { area: "customer-users", power: "see" }).ok;
  const of = { beside, today: clock.now().date, isByPeople };
  return deskShipToList(of, searchOf(filter, staff), { sort, isAscending: ascending });
}

/** What of the places that somebody sees a filter finds. */
export function searchOf(filter: DeskShipToFilter, staff: Pick<Staff, "reach">): DeskShipToSearch {
  return {
    companiesInReach: companiesInReach(staff),
    text: soughtIn(filter.text),
    isSuspended: filter.isSuspended ?? undefined,
    isOverdue: filter.isOverdue ?? undefined,
    isOverLimit: filter.isOverLimit ?? undefined,
    companies: filter.companies ?? undefined,
    markets: filter.markets ?? undefined,
    customerTypes: filter.customerTypes ?? undefined,
  };
}

/** What is looked for, where it is something. */
export function soughtIn(text: string | null | undefined): string | undefined {
  const sought = soughtText(text ?? "");
  return sought === "" ? undefined : sought;
}

/** A row as the API tells it. */
export function shipToRowOf(found: DeskShipToListRow): DeskShipToRow {
  const { standard, truck, tank, unfiltered, status, unpaid, overdue, ...other } = found;
  const { currency, creditLimit, lastOrderAt, ...row } = other;
  return {
    ...row,
    weekdays: { standard: [...standard], truck: [...truck], tank: [...tank], unfiltered: [...unfiltered] },
    isSuspended: status !== "APPROVED",
    money: customerMoney({ unpaid, overdue }, { currency, creditLimit }),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  };
}
