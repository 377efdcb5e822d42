import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import {
  conditionsOf,
  containing,
  type Demands,
  isFrom,
  isOneOf,
  isUpTo,
} from "../../../platform/list/conditions.ts";
import type { ListOrder } from "../../../platform/list/list-order.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { type ErpKnows, outboxInSql } from "../../outbox/outbox.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { loadInSql, moneyInSql } from "../day-orders.facts.ts";

/** What staff look for among the orders of all companies. */
export type DeskOrderSearch = {
  /** Those that are seen at all, where not all are. */
  readonly companiesInReach?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly states?: readonly OrderState[] | undefined;
  readonly methods?: readonly string[] | undefined;
  readonly deliveryFrom?: string | undefined;
  readonly deliveryTo?: string | undefined;
  readonly companies?: readonly string[] | undefined;
  readonly shipTos?: readonly string[] | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly erp?: "waiting" | "refused" | undefined;
  readonly isProvisional?: boolean | undefined;
  readonly isReplaced?: boolean | undefined;
  readonly number?: string | undefined;
  readonly numbers?: readonly string[] | undefined;
};

export type DeskOrderOrder = { readonly sort: "created" | "delivery"; readonly isAscending: boolean };

export type DeskOrderRow = {
  readonly number: string;
  readonly erpNumber: string | null;
  readonly shipToId: string;
  readonly shipToName: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly method: string;
  readonly deliveryDate: string;
  readonly createdAt: Date;
  readonly state: OrderState;
  readonly netMinor: number;
  readonly totalMinor: number;
  /** The same of all that was ordered. */
  readonly orderedNetMinor: number;
  readonly orderedTotalMinor: number;
  readonly currency: string;
  readonly millilitres: number;
  readonly palletThousandths: number;
  readonly grams: number;
  readonly source: string;
  readonly isProvisional: boolean;
  readonly orderedBy: string | null;
  readonly customerOrderNumber: string;
  readonly noteForDriver: string;
  readonly erp: ErpKnows;
};

/** Orders of all companies, in an order; what is told of each besides is read for the rows of the page alone. */
export function deskOrderList(
  search: DeskOrderSearch,
  order: DeskOrderOrder,
): List<DeskOrderRow, DeskOrderRow> {
  return {
    found: sql`
      select o.order_number as number, o.sap_id as "erpNumber", o.ship_to_id as "shipToId", o.company_id as "companyId",
        o.delivery_method as method, o.delivery_date as "deliveryDate", o.created_at as "createdAt", o.state,
        ${moneyInSql.net} as "netMinor", ${moneyInSql.total} as "totalMinor", o.net_minor as "orderedNetMinor",
        o.total_minor as "orderedTotalMinor", o.currency, ${loadInSql.millilitres} as millilitres,
        ${loadInSql.palletThousandths} as "palletThousandths", ${loadInSql.grams} as grams, o.source, o.is_provisional as "isProvisional",
        o.created_by as "orderedBy", o.customer_order_number as "customerOrderNumber",
        o.note_for_driver as "noteForDriver"
      from sales_order o where ${conditionsOf(search, demands)}`,
    beside: sql`${shipToInSql.nameOf(sql`page."shipToId"`)} as "shipToName",
      ${shipToInSql.companyNameOf(sql`page."companyId"`)} as "companyName",
      ${outboxInSql.erpKnows(sql`page.number`)} as erp`,
    order: orderOf(order),
    read: (row) => row,
  };
}

/** As cursors know it. */
export function orderOf({ sort, isAscending }: DeskOrderOrder): ListOrder {
  const direction = isAscending ? "asc" : "desc";
  return {
    name: `desk-${sort}-${direction}`,
    by:
      sort === "created"
        ? { column: sql`"createdAt"`, kind: "moment" }
        : { column: sql`"deliveryDate"`, kind: "day" },
    id: { column: sql`number`, kind: "text" },
    direction,
  };
}

const demands: Demands<DeskOrderSearch> = {
  companiesInReach: isOneOf(sql`o.company_id`),
  text: hasText,
  states: isOneOf(sql`o.state`),
  methods: isOneOf(sql`o.delivery_method`),
  deliveryFrom: isFrom(sql`o.delivery_date`),
  deliveryTo: isUpTo(sql`o.delivery_date`),
  companies: isOneOf(sql`o.company_id`),
  shipTos: isOneOf(sql`o.ship_to_id`),
  sources: isOneOf(sql`o.source`),
  erp: (state) => sql`o.order_number in ${outboxInSql[state]}`,
  isProvisional: (is) => sql`o.is_provisional = ${is}`,
  isReplaced: (is) => sql`${is} = exists (
    select from sales_order instead where instead.replaces = o.order_number)`,
  number: (number) => sql`o.order_number = ${number}`,
  numbers: isOneOf(sql`o.order_number`),
};

const digitsOfNumber = 10;

/** Ours are ten digits, so what begins with some stands between two of them, and an index finds it. */
function hasText(text: string): RawBuilder<unknown> {
  const part = text.trim();
  const byPlace = sql`o.ship_to_id in ${shipToInSql.named(sql`${containing(part)}`)}`;
  if (!/^\d{3,10}$/.test(part)) return sql`(o.sap_id = ${part} or ${byPlace})`;
  const [from, to] = [part.padEnd(digitsOfNumber, "0"), part.padEnd(digitsOfNumber, "9")];
  return sql`(o.order_number between ${from} and ${to} or o.sap_id = ${part} or ${byPlace})`;
}
