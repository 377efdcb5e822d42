import type { Deps } from "../../platform/deps.ts";
import type {
  FilterMatchTypeInput,
  QueryGetSaveOrderForLaterArgs,
  SavedOrderSortableField,
} from "../../platform/graphql.gen.ts";
import { dayOf, momentsOf, noSuchDay, oneOrMore } from "../../platform/list/filter-input.ts";
import { pageInfo, pagingOf } from "../../platform/list/paging.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerSavedOrders } from "./saved-order-view.ts";
import { savedScope } from "./saved-orders.policy.ts";
import {
  type SavedOrderFilter,
  type SavedOrderSort,
  savedOrderList,
  type TextMatch,
} from "./saved-orders.repo.ts";

/** CONST-18, SAVED-09. */
const usual = 10;

/**
 * A page of the customer's saved orders (GQL-29, SAVED-01): found by place, days, texts, order number, product name
 * or SKU. Two statements, and one more where the places are asked for.
 */
export async function getSaveOrderForLater(
  deps: Deps,
  context: RequestContext,
  args: QueryGetSaveOrderForLaterArgs,
) {
  const scope = savedScope(await context.actor());
  const paging = pagingOf(args, { usual });
  const list = savedOrderList(
    { ...filterOf(args.filter), scope },
    {
      sort: sorts[args.sort?.sort_field ?? "CREATED_AT"],
      direction: args.sort?.sort_direction === "ASC" ? "asc" : "desc",
      language: context.language,
    },
  );
  const { items: orders, total } = await readPage(deps.db, list, paging);
  return {
    items: answerSavedOrders(deps, orders, context.language),
    total_count: total,
    page_info: pageInfo(paging, total),
  };
}

const sorts: Readonly<Record<SavedOrderSortableField, SavedOrderSort["sort"]>> = {
  CREATED_AT: "created",
  UPDATED_AT: "updated",
  TITLE: "title",
  SHIP_TO: "ship-to",
  DELIVERY_DATE: "delivery",
  TOTAL: "total",
};

function filterOf(filter: QueryGetSaveOrderForLaterArgs["filter"]): Omit<SavedOrderFilter, "scope"> {
  const { ship_to_id: place, title, customer_order_number: number, search } = filter ?? {};
  const { date, delivery_date: delivery } = filter ?? {};
  const text = search?.trim() ?? "";
  const created = momentsOf({ from: dayAt(date?.from, "date"), to: dayAt(date?.to, "date") });
  return {
    places: oneOrMore(place),
    title: matchOf(title),
    customerOrderNumber: matchOf(number),
    text: text === "" ? undefined : text,
    createdFrom: created.from,
    createdBefore: created.before,
    deliveryFrom: dayAt(delivery?.from, "delivery_date"),
    deliveryTo: dayAt(delivery?.to, "delivery_date"),
  };
}

function matchOf(filter: FilterMatchTypeInput | null | undefined): TextMatch | undefined {
  const text = filter?.match?.trim() ?? "";
  return text === "" ? undefined : { text, isWhole: filter?.match_type === "FULL" };
}

function dayAt(text: string | null | undefined, path: string) {
  return dayOf(text, () => noSuchDay(path));
}
