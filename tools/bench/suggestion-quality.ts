import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readTable } from "../../db/src/import/reading/read-table.ts";
import { type Sku, toId } from "../../packages/domain/src/kernel/ids.ts";
import {
  addDays,
  daysBetween,
  type LocalDate,
  toLocalDate,
} from "../../packages/domain/src/kernel/local-moment.ts";
import { type SuggestedGoods, suggestCart } from "../../packages/domain/src/suggestions/suggested-cart.ts";
import type { Delivery } from "../../packages/domain/src/suggestions/usual-order.ts";
import { variantOf } from "../../packages/domain/src/suggestions/variants.ts";
import { parseShippingMethod } from "../../packages/domain/src/transport/method.ts";
import { root } from "../bootstrap.mjs";

/** How well a way of guessing hit what was really ordered. */
export type Quality = {
  readonly name: string;
  /** Of products: harmonic mean of precision and recall, over all lines together. */
  readonly f1: number;
  /** Boxes guessed too many or too few, as a share of all boxes ordered. */
  readonly quantityError: number;
};

export type Measured = {
  readonly orders: number;
  readonly places: number;
  readonly qualities: readonly Quality[];
};

type Guess = ReadonlyMap<Sku, number>;
type Guesser = (past: readonly Delivery[], day: LocalDate) => Guess;

/** An order of a place that is kept back, with what came before. */
type HeldBack = { readonly day: LocalDate; readonly actual: Guess; readonly past: readonly Delivery[] };

const frequencyDays = 90;
/** A place must have ordered so often before anybody may guess. */
const leastHistory = 8;

/** Holds back the orders of the last weeks of the demo and guesses each from what came before it. */
export async function measureSuggestions(weeks: number): Promise<Measured> {
  const histories = await orderHistories();
  const end = histories
    .flat()
    .reduce((last, { day }) => (day > last ? day : last), toLocalDate("1900-01-01"));
  const from = addDays(end, -7 * weeks);
  const held = histories.flatMap((history) => heldBack(history, from));
  const goods = everythingOrderable(histories);
  const guessers: Readonly<Record<string, Guesser>> = {
    "the suggestion": (past, day) => suggested(past, { day, goods }),
    "repeat the last order": (past) => past.at(-1)?.boxes ?? new Map(),
    "most frequent of 90 days": mostFrequent,
  };
  return {
    orders: held.length,
    places: histories.length,
    qualities: Object.entries(guessers).map(([name, guess]) => qualityOf(name, guess, held)),
  };
}

function heldBack(history: readonly Delivery[], from: LocalDate): readonly HeldBack[] {
  return history.flatMap(({ day, boxes }, index) =>
    day >= from && index >= leastHistory ? [{ day, actual: boxes, past: history.slice(0, index) }] : [],
  );
}

/** What the rule proposes; the day after next is as far away as usual, for nobody knows what was to come. */
function suggested(
  deliveries: readonly Delivery[],
  { day, goods }: { readonly day: LocalDate; readonly goods: ReadonlyMap<Sku, SuggestedGoods> },
): Guess {
  const { lines } = suggestCart({ deliveries, today: day, day, laterDays: [], goods });
  return new Map(lines.flatMap(({ sku, boxes, isChecked }) => (isChecked ? [[sku, boxes] as const] : [])));
}

/** As many of the most frequent products of 90 days as an order has on average, each with its average amount. */
function mostFrequent(past: readonly Delivery[], day: LocalDate): Guess {
  const recent = past.filter((delivery) => daysBetween(delivery.day, day) <= frequencyDays);
  const amounts = new Map<Sku, number[]>();
  for (const { boxes } of recent)
    for (const [sku, count] of boxes) amounts.set(sku, [...(amounts.get(sku) ?? []), count]);
  const usualLines = Math.round(average(recent.map(({ boxes }) => boxes.size)));
  return new Map(
    [...amounts]
      .toSorted(([, left], [, right]) => right.length - left.length)
      .slice(0, usualLines)
      .map(([sku, counts]) => [sku, Math.round(average(counts))]),
  );
}

function qualityOf(name: string, guess: Guesser, held: readonly HeldBack[]): Quality {
  let hits = 0;
  let lines = 0;
  let error = 0;
  let boxes = 0;
  for (const { day, actual, past } of held) {
    const guessed = guess(past, day);
    lines += guessed.size + actual.size;
    for (const sku of new Set([...guessed.keys(), ...actual.keys()])) {
      const [mine, theirs] = [guessed.get(sku) ?? 0, actual.get(sku) ?? 0];
      if (guessed.has(sku) && actual.has(sku)) hits += 1;
      error += Math.abs(mine - theirs);
      boxes += theirs;
    }
  }
  return { name, f1: (2 * hits) / lines, quantityError: error / boxes };
}

/** The demo's orders of ordinary goods, by place and kind of order, the oldest first. */
async function orderHistories(): Promise<readonly (readonly Delivery[])[]> {
  const lines = Map.groupBy(await rowsOf("order_lines.csv"), ({ order_number: number }) => number ?? "");
  const orders = (await rowsOf("orders.csv")).flatMap((order) => {
    const method = parseShippingMethod(order.method ?? "");
    const variant = method && variantOf(method);
    const own = lines.get(order.order_number ?? "") ?? [];
    if (variant === undefined || own.length === 0) return [];
    const boxes = new Map(own.map(({ sku = "", boxes: count }) => [toId<Sku>(sku), Number(count)]));
    return [{ key: `${order.shipto} ${variant}`, day: toLocalDate(order.delivery_date ?? ""), boxes }];
  });
  return [...Map.groupBy(orders, ({ key }) => key).values()].map((own) =>
    own.toSorted((left, right) => (left.day < right.day ? -1 : 1)),
  );
}

async function rowsOf(file: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const { rows } = readTable(await readFile(join(root, "db/demo", file)));
  return rows.map(({ cells }) => cells);
}

/** Single boxes of everything: whole layers are for the method to ask, not for the guess. */
function everythingOrderable(histories: readonly (readonly Delivery[])[]): ReadonlyMap<Sku, SuggestedGoods> {
  const goods: SuggestedGoods = {
    packaging: { itemsPerBox: 1, boxesPerLayer: 0, layersPerPallet: 0, boxesPerPallet: 0 },
    grossGramsPerBox: 0,
    millilitresPerBox: 0,
    units: ["packages"],
    shelfLifeDays: null,
  };
  return new Map(
    histories.flat().flatMap(({ boxes }) => [...boxes.keys()].map((sku) => [sku, goods] as const)),
  );
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
