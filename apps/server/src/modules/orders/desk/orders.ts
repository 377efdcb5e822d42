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
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { type DeskOrderRow, type DeskOrderSearch, deskOrderList } from "./desk-order-list.repo.ts";

const mostOnPage = 200;
const countedBy = 1000;

/** The contract gives these a value where nobody did. */
export type OrdersArgs = QueryOrdersArgs & {
  readonly [Name in "filter" | "sort" | "ascending" | "first"]: NonNullable<QueryOrdersArgs[Name]>;
};

/** Orders of all customers, or of those that sales are assigned to (DORD-01, DLIST-01). */
export async function orders(
  { db }: Deps,
  context: DeskContext,
  { first, after, ...args }: OrdersArgs,
): Promise<DeskOrderPage> {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const list = await ordersAsked(context, args);
  const cursor = after ? readCursor(list.order, after, "after") : undefined;
  const page = await readPage(db, list, { after: cursor, limit: first, countedBy });
  return {
    items: page.items.map(rowOf),
    total: page.total,
    isMore: page.isMore,
    next: page.next ? printCursor(list.order, page.next) : null,
  };
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
  };
}

function dayOf(text: string | null | undefined, path: string): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (parseLocalDate(text) === undefined) throw noSuchDay(`filter.${path}`);
  return text;
}

/** GraphQL's names hold no hyphens. */
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
    state: state.replaceAll("-", "_") as DeskOrderState,
    litres: millilitres / 1000,
    pallets: palletThousandths / 1000,
    kilograms: grams / 1000,
  };
}
