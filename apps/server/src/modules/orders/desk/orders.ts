import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskOrderFilter,
  DeskOrderPage,
  DeskOrderState,
  QueryOrdersArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { type DeskOrderRow, type DeskOrderSearch, deskOrderList } from "./desk-order-list.repo.ts";

/** The contract gives these a value where nobody did. */
export type OrdersArgs = QueryOrdersArgs & {
  readonly [Name in "filter" | "sort" | "ascending" | "first"]: NonNullable<QueryOrdersArgs[Name]>;
};

/** Orders of all customers, or of those that sales are assigned to (DORD-01, DLIST-01). */
export async function orders({ db }: Deps, context: DeskContext, args: OrdersArgs): Promise<DeskOrderPage> {
  const page = await readDeskPage(db, await ordersAsked(context, args), args);
  return { ...page, items: page.items.map(rowOf) };
}

/** The list that somebody asks for, of those orders that they see. */
export async function ordersAsked(
  context: DeskContext,
  { filter, sort, ascending }: Pick<OrdersArgs, "filter" | "sort" | "ascending">,
) {
  return deskOrderList(searchOf(filter, await context.staff()), { sort, isAscending: ascending });
}

/** Of what staff see, the rest is what they ask for. */
export function searchOf(filter: DeskOrderFilter, { reach }: Pick<Staff, "reach">): DeskOrderSearch {
  const text = filter.text?.trim();
  return {
    companiesInReach: reach === "everything" ? undefined : [...reach],
    text: text === "" ? undefined : text,
    states: filter.states?.map(stateFrom),
    methods: filter.methods ?? undefined,
    deliveryFrom: dayOf(filter.deliveryFrom, "deliveryFrom"),
    deliveryTo: dayOf(filter.deliveryTo, "deliveryTo"),
    companies: filter.companies ?? undefined,
    shipTos: filter.shipTos ?? undefined,
    sources: filter.sources ?? undefined,
    erp: filter.erp ?? undefined,
    isProvisional: filter.isProvisional ?? undefined,
    isReplaced: filter.isReplaced ?? undefined,
  };
}

function dayOf(text: string | null | undefined, path: string): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (parseLocalDate(text) === undefined) throw noSuchDay(`filter.${path}`);
  return text;
}

/** GraphQL's names hold no hyphens. */
/** A state as the contract calls it. */
export function deskState(state: string): DeskOrderState {
  return state.replaceAll("-", "_") as DeskOrderState;
}

function stateFrom(state: DeskOrderState): OrderState {
  return state.replaceAll("_", "-") as OrderState;
}

/** A row as the API tells it. */
export function rowOf({
  millilitres,
  palletThousandths,
  grams,
  createdAt,
  state,
  orderedBy: _orderedBy,
  customerOrderNumber: _customerOrderNumber,
  noteForDriver: _noteForDriver,
  ...row
}: DeskOrderRow) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    state: deskState(state),
    litres: millilitres / 1000,
    pallets: palletThousandths / 1000,
    kilograms: grams / 1000,
  };
}
