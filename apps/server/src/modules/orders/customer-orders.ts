import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShownStatus } from "@vycep/domain/orders/status";
import { dayAfter, dayBegins } from "../../platform/day-bounds.ts";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { CustomerOrdersArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerOrders } from "./order-view.ts";
import { historyScope } from "./orders.policy.ts";
import { type OrderSearch, searchOrders } from "./orders.repo.ts";

const largestPage = 100;

/**
 * The customer's orders, the detail being a list of one (GQL-35, OP-34). An order of a place where the actor lacks
 * My Orders is as missing as a foreign one: the list is empty (C16).
 */
export async function customerOrders(deps: Deps, context: RequestContext, args: CustomerOrdersArgs) {
  const actor = await context.actor();
  const size = args.pageSize ?? 20;
  const page = args.currentPage ?? 1;
  if (size < 1 || size > largestPage)
    throw badInput("page-size-invalid", `pageSize must lie between 1 and ${largestPage}.`);
  if (page < 1) throw badInput("page-invalid", "currentPage value must be greater than 0.");
  const { orders, total } = await searchOrders(deps.db, {
    ...filterOf(args.filter),
    ...historyScope(actor),
    sort: args.sort?.sort_field === "NUMBER" ? "number" : "created",
    direction: args.sort?.sort_direction === "ASC" ? "asc" : "desc",
    offset: (page - 1) * size,
    limit: size,
  });
  return {
    items: answerOrders(deps, orders, { actor, language: context.language }),
    total_count: total,
    page_info: { current_page: page, page_size: size, total_pages: Math.ceil(total / size) },
  };
}

type Filter = Omit<OrderSearch, "shipToIds" | "companyIds" | "sort" | "direction" | "offset" | "limit">;

function filterOf(filter: CustomerOrdersArgs["filter"]): Filter {
  const { number, order_date: days, grand_total: total, status } = filter ?? {};
  const numbers = [
    ...(number?.eq == null ? [] : [number.eq]),
    ...(number?.in ?? []).filter((one) => one !== null),
  ];
  const statuses = [
    ...(status?.eq == null ? [] : [status.eq]),
    ...(status?.in ?? []).filter((one) => one !== null),
  ];
  return {
    numbers: numbers.length > 0 ? numbers : undefined,
    numberPart: number?.match ?? undefined,
    statuses: statuses.length > 0 ? statuses.flatMap((name) => parseShownStatus(name) ?? []) : undefined,
    createdFrom: days?.from == null ? undefined : dayBegins(dayOf(days.from)),
    createdBefore: days?.to == null ? undefined : dayBegins(dayAfter(dayOf(days.to))),
    totalFrom: amountOf(total?.from),
    totalTo: amountOf(total?.to),
  };
}

function dayOf(text: string) {
  const day = parseLocalDate(text.slice(0, 10));
  if (day === undefined) throw badInput("date-invalid", "A date must be written yyyy-MM-dd.");
  return day;
}

function amountOf(text: string | null | undefined): number | undefined {
  if (text == null) return undefined;
  const minor = Math.round(Number(text) * 100);
  if (!Number.isSafeInteger(minor)) throw badInput("amount-invalid", "An amount must be a number.");
  return minor;
}
