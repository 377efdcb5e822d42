import { anId, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";
import { aMarket } from "../../kit/market-words.ts";
import type {
  DeskCompanyFilter,
  DeskCustomerUserFilter,
  DeskShipToFilter,
} from "../../shared/graphql.gen/graphql.ts";

export const STANDINGS = ["suspended", "overdue", "over-limit"] as const;
export const COMPANY_STANDINGS = ["overdue", "near-limit", "over-limit"] as const;
export const CUSTOMER_TYPES = ["POS", "WHS"] as const;
export const USER_STATUSES = ["active", "invited", "suspended", "deactivated", "exited"] as const;

const both = { market: aMarket, type: oneOf(CUSTOMER_TYPES) };
const sorts = ["number", "number-desc", "name", "name-desc"] as const;

/** The list of places as its address says it (DLIST-01). */
export const shipTosAddress = deskAddress({
  filters: { standing: oneOf(STANDINGS), company: anId, ...both },
  sorts,
});

export type ShipTosState = StateOf<typeof shipTosAddress>;

/** The list of companies as its address says it (DLIST-01). */
export const companiesAddress = deskAddress({
  filters: { standing: oneOf(COMPANY_STANDINGS), ...both },
  sorts,
});

export type CompaniesState = StateOf<typeof companiesAddress>;

/** The list of people as its address says it (DLIST-01). */
export const usersAddress = deskAddress({
  filters: { status: oneOf(USER_STATUSES), company: anId, shipTo: anId },
  sorts: ["name", "name-desc"],
});

export type UsersState = StateOf<typeof usersAddress>;

const standingFilters = {
  suspended: { isSuspended: true },
  overdue: { isOverdue: true },
  "near-limit": { isNearLimit: true },
  "over-limit": { isOverLimit: true },
} as const;

/** What of all places an address shows. */
export function shipToFilter({ standing, company, ...state }: ShipTosState): DeskShipToFilter {
  return {
    ...sharedFilter(state),
    ...peopleOf({ company }),
    ...(standing !== undefined && standingFilters[standing]),
  };
}

/** What of all companies an address shows. */
export function companyFilter({ standing, ...state }: CompaniesState): DeskCompanyFilter {
  return { ...sharedFilter(state), ...(standing !== undefined && standingFilters[standing]) };
}

/** What of all people an address shows. */
export function userFilter({ q, status, ...of }: UsersState): DeskCustomerUserFilter {
  return { ...textOf(q), ...(status !== undefined && { statuses: [status] }), ...peopleOf(of) };
}

/** Of one company, of one place, or of all. */
export function peopleOf({
  company,
  shipTo,
}: {
  readonly company?: string | undefined;
  readonly shipTo?: string | undefined;
}) {
  return {
    ...(company !== undefined && { companies: [company] }),
    ...(shipTo !== undefined && { shipTos: [shipTo] }),
  };
}

function sharedFilter({ q, market, type }: Pick<ShipTosState, "q" | "market" | "type">) {
  return {
    ...textOf(q),
    ...(market !== undefined && { markets: [market] }),
    ...(type !== undefined && { customerTypes: [type] }),
  };
}

function textOf(q: string) {
  return q.trim() === "" ? {} : { text: q.trim() };
}
