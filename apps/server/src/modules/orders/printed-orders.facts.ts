import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { DeskContext, Staff } from "../../platform/desk/desk-context.ts";
import { readPage } from "../../platform/list/read-list.ts";
import { usersInSql } from "../users/users.facts.ts";
import { deskOrderList } from "./desk/desk-order-list.repo.ts";
import { type OrdersArgs, ordersAsked } from "./desk/orders.ts";

export type { OrdersArgs } from "./desk/orders.ts";

/** An order that papers are wanted of. */
export type ChosenOrder = {
  readonly number: string;
  readonly companyId: string;
  readonly day: LocalDate;
  readonly state: OrderState;
};

/** The first ones of them, and how many there are. */
export type ChosenOrders = { readonly orders: readonly ChosenOrder[]; readonly total: number };

/** Those of some orders that somebody of the staff sees, by their day. */
export async function ordersByNumbers(
  db: Db,
  { reach }: Pick<Staff, "reach">,
  { numbers, most }: { readonly numbers: readonly string[]; readonly most: number },
): Promise<ChosenOrders> {
  const companiesInReach = reach === "everything" ? undefined : [...reach];
  const list = deskOrderList({ numbers, companiesInReach }, { sort: "delivery", isAscending: true });
  return chosen(db, list, most);
}

/** All that the desk's list of orders finds, in its order. */
export async function ordersOfList(
  db: Db,
  context: DeskContext,
  { args, most }: { readonly args: OrdersArgs; readonly most: number },
): Promise<ChosenOrders> {
  return chosen(db, await ordersAsked(context, args), most);
}

async function chosen(db: Db, list: ReturnType<typeof deskOrderList>, most: number): Promise<ChosenOrders> {
  const { items, total } = await readPage(db, list, { limit: most, countedBy: 1000 });
  return {
    total,
    orders: items.map(({ number, companyId, deliveryDate, state }) => ({
      ...{ number, companyId, state },
      day: toLocalDate(deliveryDate),
    })),
  };
}

export type OrderContact = { readonly name: string; readonly phone: string };

/** Who placed each of some orders, and how to reach them; orders that nobody placed here have none. */
export async function contactsOfOrders(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderContact>> {
  const { rows } = await sql<{ readonly number: string; readonly contact: OrderContact | null }>`
    select o.order_number as number, ${usersInSql.callerOf(sql`o.created_by`)} as contact from sales_order o
    where o.order_number = any(${[...numbers]}::text[])`.execute(db);
  return new Map(
    rows.flatMap(({ number, contact }) =>
      contact === null ? [] : [[number, { name: contact.name, phone: contact.phone ?? "" }] as const],
    ),
  );
}
