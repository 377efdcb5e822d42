import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { dayAfter, dayBegins } from "../../platform/day-bounds.ts";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type {
  FilterMatchTypeInput,
  QueryGetSaveOrderForLaterArgs,
  SavedOrderSortableField,
} from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerSavedOrders } from "./saved-order-view.ts";
import { savedScope } from "./saved-orders.policy.ts";
import {
  type SavedOrderSearch,
  type SavedOrderSort,
  searchSavedOrders,
  type TextMatch,
} from "./saved-orders.repo.ts";

/** CONST-18, SAVED-09. */
const usualPage = 10;
const largestPage = 100;

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
  const size = args.pageSize ?? usualPage;
  const page = args.currentPage ?? 1;
  if (size < 1 || size > largestPage)
    throw badInput("page-size-invalid", `pageSize must lie between 1 and ${largestPage}.`);
  if (page < 1) throw badInput("page-invalid", "currentPage value must be greater than 0.");
  const { orders, total } = await searchSavedOrders(deps.db, {
    ...filterOf(args.filter),
    ...scope,
    sort: sorts[args.sort?.sort_field ?? "CREATED_AT"],
    direction: args.sort?.sort_direction === "ASC" ? "asc" : "desc",
    language: context.language,
    offset: (page - 1) * size,
    limit: size,
  });
  return {
    items: answerSavedOrders(deps, orders, context.language),
    total_count: total,
    page_info: { current_page: page, page_size: size, total_pages: Math.ceil(total / size) },
  };
}

const sorts: Readonly<Record<SavedOrderSortableField, SavedOrderSort>> = {
  CREATED_AT: "created",
  UPDATED_AT: "updated",
  TITLE: "title",
  SHIP_TO: "ship-to",
  DELIVERY_DATE: "delivery",
  TOTAL: "total",
};

type Filter = Omit<
  SavedOrderSearch,
  "uid" | "shipToIds" | "sort" | "direction" | "language" | "offset" | "limit"
>;

function filterOf(filter: QueryGetSaveOrderForLaterArgs["filter"]): Filter {
  const { ship_to_id: place, title, customer_order_number: number, search } = filter ?? {};
  const { date, delivery_date: delivery } = filter ?? {};
  const places = [place?.eq, ...(place?.in ?? [])].filter((id) => typeof id === "string");
  const text = search?.trim() ?? "";
  const [from, to] = [dayOf(date?.from, "date"), dayOf(date?.to, "date")];
  return {
    places: places.length > 0 ? places : undefined,
    title: matchOf(title),
    customerOrderNumber: matchOf(number),
    text: text === "" ? undefined : text,
    createdFrom: from && dayBegins(from),
    createdBefore: to && dayBegins(dayAfter(to)),
    deliveryFrom: dayOf(delivery?.from, "delivery_date"),
    deliveryTo: dayOf(delivery?.to, "delivery_date"),
  };
}

function matchOf(filter: FilterMatchTypeInput | null | undefined): TextMatch | undefined {
  const text = filter?.match?.trim() ?? "";
  return text === "" ? undefined : { text, isWhole: filter?.match_type === "FULL" };
}

function dayOf(text: string | null | undefined, path: string) {
  if (text == null) return;
  const day = parseLocalDate(text);
  if (day === undefined)
    throw badInput("date-invalid", "A date must be written yyyy-MM-dd.", [{ path, code: "date" }]);
  return day;
}
