import { daysLate } from "@vycep/domain/billing/invoice-state";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import { type ShipToId, type Sku, toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskCall, DeskCallCart, DeskCallEmpties } from "../../../platform/desk/desk-graphql.gen.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { recordAudits } from "../../audit/audit.commands.ts";
import { readCalendar } from "../../calendar/calendar.facts.ts";
import { readCapacity } from "../../capacity/capacity.facts.ts";
import {
  type CalledCart,
  type CalledFacts,
  pricedDayOf,
  quoteCalledCart,
} from "../../cart/called-carts.facts.ts";
import { type CartGoods, type GoodsAt, productsBySku } from "../../catalog/catalog.facts.ts";
import { readEmptiesOffer } from "../../catalog/empties-types.facts.ts";
import { emptiesBalances } from "../../empties/empties.facts.ts";
import { emptiesHistory } from "../../orders/orders.facts.ts";
import { customerMoney } from "../../ship-to/customer-money.facts.ts";
import type { ShipTo } from "../../ship-to/ship-to.facts.ts";
import type { CallDeps } from "./call.deps.ts";
import { type CallParts, callParts } from "./call.repo.ts";
import { callDeliveries } from "./call-deliveries.ts";
import { callNote, callOrder, momentText, seesPeople } from "./call-words.ts";

const shownOrders = 5;

/** All that answers a telephone call about a place, in seven statements, and one for each further day of its carts; that somebody saw its people is written down (DCUST-04, DAUD-01). */
export async function call(
  { db, clock }: CallDeps,
  context: DeskContext,
  shipToId: string,
): Promise<DeskCall | null> {
  const { uid, reach, rights } = await context.staff();
  const isShownPeople = seesPeople(rights);
  const now = clock.now();
  const found = await callParts(db, toId<ShipToId>(shipToId), now.date);
  if (!found || (reach !== "everything" && !reach.has(found.shipTo.payer.id))) return null;
  const { shipTo, beside } = found;
  const people = isShownPeople ? beside.people : [];
  await keepLooks({ db, clock }, context, { uid, shipTo, people });
  const { facts, payer, market, priceList, currency } = shipTo;
  const at = { market, priceList, companyId: payer.id, shipToId: facts.id };
  const goods = await goodsOfCarts(db, beside.carts, { ...at, date: now.date });
  const calendar = readCalendar(shipTo, beside.calendar);
  const capacity = (day: LocalDate) => readCapacity(beside.capacity, day);
  const called = { shipTo, calendar, now, capacity };
  const { creditLimit, debt } = beside.money;
  return {
    ...{ shipToId: facts.id, shipToName: facts.name, companyId: payer.id, companyName: payer.name },
    isSuspended: facts.status !== "APPROVED",
    suspendedReason: beside.suspendedReason,
    money: customerMoney(debt, { currency, creditLimit }),
    invoices: beside.invoices.map(({ number, due, openMinor }) => ({
      ...{ number, due, openMinor },
      daysLate: daysLate(toLocalDate(due), now.date),
    })),
    carts: beside.carts.map((cart) =>
      cartOf(cart, called, {
        ...{ people: beside.people, isOwnerTold: isShownPeople, language: context.language },
        goods: goods.get(pricedDayOf(cart, now.date)) ?? new Map(),
      }),
    ),
    deliveries: callDeliveries({ shipTo, calendar, orders: beside.placed.orders }, now),
    orders: beside.placed.orders.slice(0, shownOrders).map(callOrder),
    orderCount: beside.placed.count,
    tickets: beside.tickets.map(({ at, ...ticket }) => ({
      ...ticket,
      createdAt: new Date(at).toISOString(),
    })),
    people: [...people],
    empties: await emptiesAt({ db, called, types: beside.emptiesTypes, language: context.language }),
    notes: beside.notes.map((note) => callNote(note, isShownPeople)),
  };
}

type Look = Pick<CallParts, "people"> & { readonly uid: string; readonly shipTo: ShipTo };

/** For each of the people whose names and numbers are shown, so that whoever asks who looked at one of them finds it. */
async function keepLooks(
  { db, clock }: Pick<CallDeps, "db" | "clock">,
  { requestId }: DeskContext,
  { uid, shipTo, people }: Look,
): Promise<void> {
  if (people.length === 0) return;
  const of = { at: clock.instant(), uid: toId<UserId>(uid), companyId: shipTo.payer.id, requestId };
  const look = {
    action: "user.looked-at",
    subjectKind: "user",
    detail: { shipToId: shipTo.facts.id },
  } as const;
  const looks = people.map((person) => ({ ...of, ...look, subjectId: person.uid }));
  await inOneStatement(db, (tx) => recordAudits(tx, looks));
}

type Goods = ReadonlyMap<string, CartGoods>;

/** What stands in the carts, by the day whose prices it has. */
async function goodsOfCarts(
  db: CallDeps["db"],
  carts: readonly CalledCart[],
  at: GoodsAt,
): Promise<ReadonlyMap<LocalDate, Goods>> {
  const goods = new Map<LocalDate, Goods>();
  for (const [date, ofDay] of Map.groupBy(carts, (cart) => pricedDayOf(cart, at.date))) {
    const skus = ofDay.flatMap(({ lines }) => lines.map(([, sku]) => sku));
    goods.set(date, await productsBySku(db, skus, { ...at, date }));
  }
  return goods;
}

type Told = Pick<CallParts, "people"> & {
  readonly isOwnerTold: boolean;
  readonly goods: Goods;
  readonly language: Language;
};

function cartOf(
  cart: CalledCart,
  facts: Required<CalledFacts>,
  { people, isOwnerTold, goods, language }: Told,
): DeskCallCart {
  const owner = people.find(({ uid }) => uid === cart.uid);
  const { method, day, quote } = quoteCalledCart(cart, facts, { goods, roleName: owner?.roleName ?? "" });
  const orderBy = method && day ? orderByFor(facts.calendar.factsFor(method), day) : undefined;
  const { mayOrder, obstacles, load, totals, limits } = quote;
  return {
    ...{ uid: cart.uid, method, day, mayOrder },
    name: (isOwnerTold ? owner?.name : undefined) ?? "",
    updatedAt: new Date(cart.updatedAt).toISOString(),
    netMinor: totals.netMinor,
    pallets: load.palletThousandths / 1000,
    mostPallets: limits.maxPallets,
    kilograms: load.grams / 1000,
    obstacles: [...new Set(obstacles.map(({ kind }) => kind))],
    orderBy: momentText(orderBy),
    lines: quote.lines.map(({ sku, boxes, netMinor }) => ({
      ...{ sku, boxes, netMinor },
      name: nameOf(goods.get(sku), sku, language),
    })),
  };
}

function nameOf(product: CartGoods | undefined, sku: Sku, language: Language): string {
  return product?.names[language] ?? sku;
}

type EmptiesAsked = {
  readonly db: CallDeps["db"];
  readonly called: Required<CalledFacts>;
  readonly types: CallParts["emptiesTypes"];
  readonly language: Language;
};

/** What lies at the place today, and what it is worth, the types that lie there alone. */
async function emptiesAt({ db, called, types, language }: EmptiesAsked): Promise<DeskCallEmpties[]> {
  const { shipTo, now } = called;
  const offer = readEmptiesOffer(types).typesOn(now.date);
  const balances = await emptiesBalances(db, {
    ...{ shipTo, day: now.date, types: offer, history: emptiesHistory },
  });
  return [...offer.values()].flatMap(({ code, names, depositMinor }) => {
    const units = balances.get(code)?.balance ?? 0;
    return units === 0 ? [] : [{ code, name: names[language], units, depositMinor: units * depositMinor }];
  });
}
