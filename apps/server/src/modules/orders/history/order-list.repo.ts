import type { RowFacts } from "@vycep/contract/orders/orders.codec";
import type { Minor } from "@vycep/domain/kernel/money";
import { ordersShownAs, type ShownStatus } from "@vycep/domain/orders/status";
import { type RawBuilder, sql } from "kysely";
import {
  conditionsOf,
  containing,
  type Demands,
  is,
  isBefore,
  isFrom,
  isOneOf,
  isUpTo,
} from "../../../platform/list/conditions.ts";
import type { ListOrder } from "../../../platform/list/list-order.ts";
import { countedIds, type List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { moneyInSql } from "../day-orders.facts.ts";
import {
  columnsOf,
  type OrderRecord,
  type OrderRow,
  orderColumns,
  readFacts,
  toOrder,
  type Unread,
} from "../orders.repo.ts";

/** What a history is narrowed by. */
export type OrderFilter = {
  readonly shipToIds: readonly string[];
  readonly numbers?: readonly string[] | undefined;
  /** Part of the order's number. */
  readonly numberPart?: string | undefined;
  /** Part of a number or of a product's name, or a whole SKU or number of the ERP's, along the companies of the places. C28. */
  readonly text?: { readonly part: string; readonly companyIds: readonly string[] } | undefined;
  readonly statuses?: readonly ShownStatus[] | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly method?: string | undefined;
  readonly totalFrom?: Minor | undefined;
  readonly totalTo?: Minor | undefined;
};

export type OrderSort = {
  readonly sort: "created" | "delivery" | "number" | "total";
  readonly direction: "asc" | "desc";
};

/** What a row of the history tells, or its file: two thirds of what is known, with the sums that it comes to. */
const toldColumns = sql`${columnsOf(
  [
    "order_number, ship_to_id, created_at, delivery_date, delivery_method, document_code, customer_order_number",
    "sap_id, state, delivery_status, currency, line_count, is_provisional, provisional_total_minor",
    "price_limit_minor, price_kept_at",
  ].join(", "),
)}, ${moneyInSql.net} as "netMinor", ${moneyInSql.vat} as "vatMinor", ${moneyInSql.deposit} as "depositMinor",
  ${moneyInSql.total} as "totalMinor", o.total_minor as "orderedTotalMinor"`;

/** An order in a list, with the name of its place. */
export type FoundOrder = RowFacts &
  Pick<OrderRecord, "sapId" | "vatMinor" | "depositMinor"> & { readonly shipToName: string };

type FoundRow = Unread<Omit<FoundOrder, "shipToName">> & { readonly shipToName: string | null };

const placeOfRow = shipToInSql.joinIfThere(sql`page."shipToId"`);

/** The history: the orders that a filter finds, in an order. */
export function historyList(filter: OrderFilter, order: OrderSort): List<FoundRow, FoundOrder> {
  return {
    ...listOf(filter, order, toldColumns),
    beside: sql`place.name as "shipToName"`,
    joined: placeOfRow,
    read: (row) => ({ ...readFacts(row), shipToName: row.shipToName ?? row.shipToId }),
  };
}

/** The same with all that is known of each. */
export function orderList(filter: OrderFilter, order: OrderSort): List<OrderRow, OrderRecord> {
  return {
    ...listOf(filter, order, orderColumns),
    beside: sql`place.market`,
    joined: placeOfRow,
    read: toOrder,
  };
}

function listOf(filter: OrderFilter, order: OrderSort, columns: RawBuilder<unknown>) {
  const rows = sql`select ${columns} from sales_order o`;
  const { shipToIds, ...others } = filter;
  const demanded = conditionsOf(others, demands);
  return {
    found: sql`${rows} where ${conditionsOf(filter, demands)}`,
    total: totalOf(filter),
    strands: isAlongPlaces(filter, order)
      ? {
          ids: shipToIds,
          foundOf: (id: RawBuilder<unknown>) => sql`${rows} where o.ship_to_id = ${id} and ${demanded}`,
          rows,
        }
      : undefined,
    order: historyOrder(order),
  };
}

/** How many a filter finds, where places alone are asked for: that is kept. */
function totalOf({ shipToIds, ...others }: OrderFilter) {
  if (Object.values(others).some((value) => value !== undefined)) return;
  return sql`(select coalesce(sum(count), 0)::int from order_count where ship_to_id = any(${countedIds(shipToIds)}))`;
}

/** Each place has its orders by time in an index; what finds few of them is quicker found by itself. */
function isAlongPlaces({ numbers, numberPart, text }: OrderFilter, { sort }: OrderSort): boolean {
  return sort === "created" && (numbers ?? numberPart ?? text) === undefined;
}

/** What a text finds, those with the very number first, then the newest. */
export function orderSearch(
  filter: Pick<OrderFilter, "shipToIds"> & { readonly text: NonNullable<OrderFilter["text"]> },
): List<FoundRow, FoundOrder> {
  const { part } = filter.text;
  const isNamed = sql`(${part} in ("orderNumber", "sapId") or fold_text("customerOrderNumber") = fold_text(${part}))`;
  const nearness = sql`(extract(epoch from "createdAt") + case when ${isNamed} then 1e12 else 0 end)::bigint`;
  return {
    ...historyList(filter, { sort: "created", direction: "desc" }),
    order: {
      name: "nearest",
      by: { column: nearness, kind: "whole" },
      id: { column: sql`"orderNumber"`, kind: "text" },
      direction: "desc",
    },
  };
}

/** As cursors know it. */
function historyOrder({ sort, direction }: OrderSort): ListOrder {
  const id = { column: sql`"orderNumber"`, kind: "text" } as const;
  return { name: `${sort}-${direction}`, by: sortColumns[sort], id, direction };
}

const sortColumns = {
  created: { column: sql`"createdAt"`, kind: "moment" },
  delivery: { column: sql`"deliveryDate"`, kind: "day" },
  number: { column: sql`"orderNumber"`, kind: "text" },
  total: { column: sql`"totalMinor"`, kind: "whole" },
} as const satisfies Record<OrderSort["sort"], ListOrder["by"]>;

const demands: Demands<OrderFilter> = {
  shipToIds: isOneOf(sql`o.ship_to_id`),
  numbers: isOneOf(sql`o.order_number`),
  numberPart: (part) => sql`o.order_number like ${containing(part)}`,
  text: hasText,
  statuses: shownAs,
  createdFrom: isFrom(sql`o.created_at`),
  createdBefore: isBefore(sql`o.created_at`),
  method: is(sql`o.delivery_method`),
  totalFrom: isFrom(moneyInSql.total),
  totalTo: isUpTo(moneyInSql.total),
};

/**
 * Numbers by any part, SKUs whole, names folded. The same name stands on thousands of lines, so each is folded once:
 * `offset 0` keeps the planner from folding line by line.
 */
function hasText({ part, companyIds }: NonNullable<OrderFilter["text"]>): RawBuilder<unknown> {
  const like = containing(part);
  const companies = sql`any(${[...companyIds]}::text[])`;
  return sql`(o.order_number like ${like} or o.sap_id = ${part} or fold_text(o.customer_order_number) like fold_text(${like}) or o.order_number in (
    select l.order_number from order_line l where l.company_id = ${companies} and l.sku in (
      select named.sku from (
        select distinct sku, names from order_line where company_id = ${companies} offset 0) named
      where named.sku = ${part}
      or fold_text(all_texts(named.names)) like fold_text(${like}))))`;
}

/** Some states say their status by themselves, the others go by the delivery status (HISTORY-14, D23). */
function shownAs(statuses: readonly ShownStatus[]): RawBuilder<unknown> {
  const { states, deliveryStatuses, decidingStates } = ordersShownAs(statuses);
  return sql`(o.state = any(${[...states]}::text[]) or (
    o.delivery_status = any(${[...deliveryStatuses]}::text[]) and o.state <> all(${[...decidingStates]}::text[])))`;
}
