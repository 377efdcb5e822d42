import { type Minor, parseMinor } from "@vycep/domain/kernel/money";
import { parseShownStatus } from "@vycep/domain/orders/status";
import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import type { CustomerOrdersArgs } from "../../../platform/graphql.gen.ts";
import { dayOf, momentsOf, noSuchDay, oneOrMore } from "../../../platform/list/filter-input.ts";
import { pageInfo, pagingOf } from "../../../platform/list/paging.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { answerOrders } from "../order-view.ts";
import { historyScope } from "../orders.policy.ts";
import { type OrderFilter, orderList } from "./order-list.repo.ts";

/**
 * The customer's orders, the detail being a list of one (GQL-35, OP-34). An order of a place where the actor lacks
 * My Orders is as missing as a foreign one: the list is empty (C16).
 */
export async function customerOrders(deps: Deps, context: RequestContext, args: CustomerOrdersArgs) {
  const actor = await context.actor();
  const { shipToIds } = historyScope(actor);
  const paging = pagingOf(args, { usual: 20 });
  const list = orderList(
    { ...filterOf(args.filter), shipToIds },
    {
      sort: args.sort?.sort_field === "NUMBER" ? "number" : "created",
      direction: args.sort?.sort_direction === "ASC" ? "asc" : "desc",
    },
  );
  const { items: orders, total } = await readPage(deps.reads, list, paging);
  return {
    items: answerOrders({ ...deps, db: deps.reads }, orders, { actor, language: context.language }),
    total_count: total,
    page_info: pageInfo(paging, total),
  };
}

function filterOf(filter: CustomerOrdersArgs["filter"]): Omit<OrderFilter, "shipToIds"> {
  const { number, order_date: days, grand_total: total, status } = filter ?? {};
  const created = momentsOf({ from: dayOfMoment(days?.from), to: dayOfMoment(days?.to) });
  return {
    numbers: oneOrMore(number),
    numberPart: number?.match || undefined,
    statuses: oneOrMore(status)?.flatMap((name) => parseShownStatus(name) ?? []),
    createdFrom: created.from,
    createdBefore: created.before,
    totalFrom: amountOf(total?.from),
    totalTo: amountOf(total?.to),
  };
}

/** The time of a day, which Magento's clients send along, counts for nothing. */
function dayOfMoment(text: string | null | undefined) {
  return dayOf(text?.slice(0, 10), noSuchDay);
}

function amountOf(text: string | null | undefined): Minor | undefined {
  if (text == null) return undefined;
  const minor = parseMinor(Math.round(Number(text) * 100));
  if (minor === undefined) throw badInput("amount-invalid", "An amount must be a number.");
  return minor;
}
