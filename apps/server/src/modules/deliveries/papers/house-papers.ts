import { type Amounts, splitBoxes } from "@vycep/domain/catalog/packaging";
import type { Packaging } from "@vycep/domain/catalog/product";
import { loadPallets, palletCount } from "@vycep/domain/deliveries/load-pallets";
import { pickingRows } from "@vycep/domain/deliveries/pick-goods";
import { toBoxes } from "@vycep/domain/kernel/quantity";
import type { Language } from "@vycep/domain/market/language";
import type { HousePaper } from "@vycep/paper/warehouse/house-paper";
import type { LoadingGoods, LoadingPaper, LoadingStop } from "@vycep/paper/warehouse/loading-content";
import type { PickingPaper } from "@vycep/paper/warehouse/picking-content";
import type { RoundPaper, RoundStop } from "@vycep/paper/warehouse/round-content";
import type { Db } from "../../../platform/db.ts";
import { type StoredGoods, storedGoods } from "../../catalog/goods-of-papers.facts.ts";
import { moneyToCollect, type SheafPaper } from "../../invoices/order-papers.facts.ts";
import { type DeliveredOrder, ordersOnPapers } from "../../orders/billable-orders.facts.ts";
import { contactsOfOrders, type OrderContact } from "../../orders/printed-orders.facts.ts";
import { type ShipTo, shipTosById } from "../../ship-to/ship-to.facts.ts";
import type { ChosenRound } from "./chosen-rounds.ts";

/** What the papers of the house say of their orders, in the language of whoever prints them. */
export type HouseFacts = {
  readonly orders: ReadonlyMap<string, DeliveredOrder>;
  readonly goods: ReadonlyMap<string, StoredGoods>;
  readonly places: ReadonlyMap<string, ShipTo>;
  readonly contacts: ReadonlyMap<string, OrderContact>;
  readonly language: Language;
  readonly head: Omit<HousePaper, "isPartial">;
};

/** All that is needed of some orders, in a handful of statements. */
export async function houseFacts(
  db: Db,
  numbers: readonly string[],
): Promise<Omit<HouseFacts, "language" | "head">> {
  const orders = await ordersOnPapers(db, numbers);
  const skus = orders.flatMap(({ lines }) => lines.map(({ sku }) => sku));
  return {
    orders: new Map(orders.map((order) => [order.orderNumber, order])),
    goods: await storedGoods(db, [...new Set(skus)]),
    places: await shipTosById(
      db,
      orders.map(({ shipToId }) => shipToId),
    ),
    contacts: await contactsOfOrders(db, numbers),
  };
}

/** One picking list of all orders together (DORD-07). */
export function pickingList(facts: HouseFacts, numbers: readonly string[]): SheafPaper {
  const orders = numbers.flatMap((number) => facts.orders.get(number) ?? []);
  const lines = orders.flatMap(({ orderNumber, lines: own }) =>
    own.map(({ sku, confirmed: boxes }) => ({ orderNumber, sku, boxes })),
  );
  const names = namesOf(orders, facts);
  const rows = pickingRows(lines, (sku) => facts.goods.get(sku)?.place ?? undefined);
  const paper: PickingPaper = {
    ...facts.head,
    isPartial: false,
    days: orders.map(({ deliveryDate }) => deliveryDate),
    orders: orders.map(({ orderNumber }) => orderNumber),
    grams: rows.reduce((sum, { sku, boxes }) => sum + gramsOf(facts, sku, boxes), 0),
    rows: rows.map((row) => ({
      ...row,
      name: names.get(row.sku) ?? row.sku,
      amounts: amountsOf(facts, row.sku, row.boxes),
    })),
  };
  return { language: facts.language, drawn: { kind: "picking-list", paper } };
}

/** The loading list of a round: pallet by pallet, the last stop first. */
export function loadingList(facts: HouseFacts, round: ChosenRound): SheafPaper {
  const { day, vehicle, stops, isPartial } = round;
  const orders = stops.flatMap(({ number }) => facts.orders.get(number) ?? []);
  const names = namesOf(orders, facts);
  const loaded = loadPallets(
    orders.map(({ orderNumber, lines }) => ({
      stop: orderNumber,
      goods: lines.map(({ sku, confirmed: boxes }) => ({ sku, boxes, packaging: packagingOf(facts, sku) })),
    })),
    vehicle?.places,
  );
  const standing = loaded.flatMap(({ pallets }) => pallets.map(({ number }) => number));
  const shared = new Set(standing.filter((number, at) => standing.indexOf(number) !== at));
  const rowOf = (goods: Pick<LoadingGoods, "sku" | "boxes">, pallet: number | undefined): LoadingGoods => ({
    ...goods,
    pallet,
    isShared: pallet !== undefined && shared.has(pallet),
    name: names.get(goods.sku) ?? goods.sku,
    amounts: amountsOf(facts, goods.sku, goods.boxes),
    grams: gramsOf(facts, goods.sku, goods.boxes),
  });
  const positions = new Map(stops.map(({ number, position }) => [number, position]));
  const listed = loaded.map(({ stop, pallets, loose }): LoadingStop => {
    const place = placeOf(facts, stop);
    return {
      ...{ orderNumber: stop, position: positions.get(stop) ?? 0, name: place.name, city: place.city },
      goods: [
        ...pallets.flatMap(({ number, goods }) => goods.map((one) => rowOf(one, number))),
        ...loose.map((one) => rowOf(one, undefined)),
      ],
    };
  });
  const paper: LoadingPaper = {
    ...{ ...facts.head, day, vehicle, isPartial, pallets: palletCount(loaded) },
    grams: listed.reduce((sum, { goods }) => sum + goods.reduce((all, { grams }) => all + grams, 0), 0),
    stops: listed,
  };
  return { language: facts.language, drawn: { kind: "loading-list", paper } };
}

/** The driver's round: stop by stop. */
export function driversRound(facts: HouseFacts, round: ChosenRound): SheafPaper {
  const { day, vehicle, isPartial } = round;
  const orders = round.stops.flatMap(({ number, position }) => {
    const order = facts.orders.get(number);
    return order === undefined ? [] : [{ order, position }];
  });
  const paper: RoundPaper = {
    ...{ ...facts.head, day, vehicle, isPartial },
    grams: orders.reduce(
      (sum, { order: { lines } }) =>
        sum + lines.reduce((all, { sku, confirmed }) => all + gramsOf(facts, sku, confirmed), 0),
      0,
    ),
    stops: orders.map(({ order, position }) => roundStop(facts, order, position)),
  };
  return { language: facts.language, drawn: { kind: "round", paper } };
}

function roundStop(facts: HouseFacts, order: DeliveredOrder, position: number): RoundStop {
  const { orderNumber, noteForDriver, lines, empties } = order;
  const { language, contacts } = facts;
  return {
    ...{ orderNumber, position, noteForDriver, ...placeOf(facts, orderNumber) },
    contact: contacts.get(orderNumber) ?? null,
    goods: lines
      .filter(({ confirmed }) => confirmed > 0)
      .map(({ sku, names, confirmed: boxes }) => ({ sku, boxes, name: names[language] })),
    empties: empties
      .filter(({ units }) => units > 0)
      .map(({ names, units }) => ({ units, name: names[language] })),
    collects: moneyToCollect(order),
  };
}

function placeOf({ orders, places }: HouseFacts, number: string) {
  const place = places.get(orders.get(number)?.shipToId ?? "");
  return {
    name: place?.facts.name ?? number,
    street: place?.street ?? "",
    city: place?.city ?? "",
    zip: place?.zip ?? "",
    window: place?.deliveryWindow ?? "",
  };
}

function namesOf(orders: readonly DeliveredOrder[], { language }: HouseFacts): ReadonlyMap<string, string> {
  return new Map(
    orders.flatMap(({ lines }) => lines.map(({ sku, names }) => [sku, names[language]] as const)),
  );
}

/** Of goods that are gone nothing is known: they stand on no pallet. */
const unknown: Packaging = { itemsPerBox: 1, boxesPerLayer: 0, layersPerPallet: 0, boxesPerPallet: 0 };

function packagingOf({ goods }: HouseFacts, sku: string): Packaging {
  return goods.get(sku)?.packaging ?? unknown;
}

function amountsOf(facts: HouseFacts, sku: string, boxes: number): Amounts {
  return splitBoxes(toBoxes(boxes), packagingOf(facts, sku));
}

function gramsOf({ goods }: HouseFacts, sku: string, boxes: number): number {
  return boxes * (goods.get(sku)?.gramsPerBox ?? 0);
}
