import { addLines, type Cart, type CartLine, type LineRefusal, MAX_PER_UNIT } from "../cart/cart.ts";
import type { LineProblem } from "../cart/line-problem.ts";
import { whyNotAddable } from "../cart/new-line.ts";
import type { CartFacts } from "../cart/quote.ts";
import { ORDER_UNITS, type OrderUnit, orderableUnits } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf } from "../catalog/packaging.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import { METHODS } from "../transport/method.ts";
import type { EntryAmount, EntryUnit } from "./amount.ts";
import { type EntryRow, MAX_ROW_CHARS } from "./entry-row.ts";
import type { Found, ProductIndex } from "./find-products.ts";
import { orderAmounts } from "./order-amounts.ts";

/** What a row differs in from what was typed; the customer looks at it before it goes in. */
export type EntryNote =
  /** Bottles, litres or boxes that are ordered in other units: 300 bottles are 15 crates. */
  | { readonly kind: "converted"; readonly count: number; readonly unit: EntryUnit; readonly boxes: number }
  | { readonly kind: "by-ean"; readonly ean: string }
  /** Several fit the words, and this is the only one that can be ordered now. */
  | { readonly kind: "only-orderable" }
  /** The same product stands in an earlier row; together so many boxes. */
  | { readonly kind: "same-as"; readonly row: number; readonly boxes: number };

/** Why a row does not go in. */
export type EntryRefusal =
  | { readonly kind: "row-too-long"; readonly max: number }
  | { readonly kind: "product-not-found"; readonly text: string }
  | { readonly kind: "product-ambiguous"; readonly text: string }
  | { readonly kind: "quantity-missing" }
  | { readonly kind: "quantity-unreadable"; readonly text: string }
  | { readonly kind: "quantity-ambiguous"; readonly counts: readonly [number, number] }
  | { readonly kind: "quantity-not-multiple"; readonly step: number }
  | { readonly kind: "unit-not-orderable"; readonly sku: Sku; readonly unit: EntryUnit }
  | LineRefusal
  | LineProblem;

/** What could go in instead of a row that does not. */
export type EntryOption = {
  readonly kind: "nearest" | "choice" | "fewer" | "more" | "quantity";
  readonly sku: Sku;
  readonly amounts: Amounts;
};

export type JudgedEntry = { readonly index: number; readonly text: string } & (
  | {
      readonly kind: "good";
      readonly line: CartLine;
      readonly boxes: number;
      readonly notes: readonly EntryNote[];
    }
  | {
      readonly kind: "bad";
      readonly refusal: EntryRefusal;
      /** The product, where it is known. */
      readonly sku: Sku | undefined;
      /** How much was typed, where it could be read. */
      readonly typed: readonly EntryAmount[];
      readonly options: readonly EntryOption[];
    }
);

type Good = Extract<JudgedEntry, { kind: "good" }>;
type Verdict = Good | Extract<JudgedEntry, { kind: "bad" }>;

export type EntryFacts = {
  readonly index: ProductIndex;
  readonly cart: Cart;
  readonly facts: CartFacts;
};

/**
 * Every product that a list of rows may come to: what is found, and what might be offered instead.
 *
 * @example skusOfEntries(readEntries(["100112;72"]).rows, { find: () => ({ kind: "found", sku: "100112", by:
 *   "sku" }) }) // ["100112"]
 */
export function skusOfEntries(rows: readonly EntryRow[], index: ProductIndex): readonly Sku[] {
  const skus = rows.flatMap((row) => {
    const found = foundOf(row, index);
    if (found.kind === "found") return [found.sku];
    return found.kind === "several" ? found.skus : found.near;
  });
  return [...new Set(skus)];
}

/**
 * Says of each row what goes into the cart, or why it does not and what could instead (C1, C22): rows for one product
 * add up, and a row that is wrong keeps no other out.
 *
 * @example judgeEntries(readEntries(["100101;3"]).rows, { index: { find: () => ({ kind: "found", sku:
 *   "100101", by: "sku" }) }, cart: { id: "b7c1", lines: [] }, facts: anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]]) }).map(({ kind }) => kind) // ["good"]
 */
export function judgeEntries(
  rows: readonly EntryRow[],
  { index, cart, facts }: EntryFacts,
): readonly JudgedEntry[] {
  const judged = rows.map((row) => judgeEntry(row, { index, facts }));
  const good = judged.filter((entry): entry is Good => entry.kind === "good");
  const { rejected } = addLines(
    cart,
    good.map(({ line }) => line),
  );
  const refused = new Map(rejected.map(({ index: at, refusal }) => [good[at], refusal]));
  const earlier = new Map<Sku, { readonly index: number; readonly boxes: number }>();
  return judged.map((entry): JudgedEntry => {
    if (entry.kind === "bad") return entry;
    const refusal = refused.get(entry);
    if (refusal)
      return { ...placeOf(entry), kind: "bad", refusal, sku: entry.line.sku, typed: [], options: [] };
    const first = earlier.get(entry.line.sku);
    const boxes = (first?.boxes ?? 0) + entry.boxes;
    earlier.set(entry.line.sku, { index: first?.index ?? entry.index, boxes });
    return first
      ? { ...entry, notes: [...entry.notes, { kind: "same-as", row: first.index, boxes }] }
      : entry;
  });
}

/**
 * How much to offer of a product that stands in for another: what was typed where it can be ordered so, else one.
 *
 * @example amountsInstead([{ count: 6, unit: "packages" }], { packaging: KEG, millilitresPerBox: 50_000 },
 *   ["packages"]) // { packages: 6, layers: 0, pallets: 0 }
 */
export function amountsInstead(
  typed: readonly EntryAmount[],
  product: Pick<GoodsFacts, "packaging" | "millilitresPerBox">,
  units: readonly OrderUnit[],
): Amounts {
  const none: Amounts = { packages: 0, layers: 0, pallets: 0 };
  const ordered = typed.length === 0 ? undefined : orderAmounts(typed, { product, units, max: MAX_PER_UNIT });
  return ordered && ordered.kind !== "refused" ? ordered.amounts : { ...none, [units[0] ?? "packages"]: 1 };
}

type RowFacts = Omit<EntryFacts, "cart">;

function judgeEntry(row: EntryRow, { index, facts }: RowFacts): Verdict {
  if (row.text.length > MAX_ROW_CHARS)
    return bad(row, { refusal: { kind: "row-too-long", max: MAX_ROW_CHARS } });
  const text = row.product;
  const found = foundOf(row, index);
  const sellable = found.kind === "several" ? found.skus.filter((sku) => isSellable(sku, facts)) : [];
  const only = sellable.length === 1 ? sellable[0] : undefined;
  const sku = found.kind === "found" ? found.sku : only;
  if (sku === undefined) {
    const isSeveral = found.kind === "several";
    const offered = isSeveral
      ? sellable.length > 0
        ? sellable
        : found.skus
      : found.kind === "unknown"
        ? found.near
        : [];
    const options = offered.flatMap((near) =>
      optionFor(near, { row, facts, kind: isSeveral ? "choice" : "nearest" }),
    );
    return bad(row, {
      refusal: { kind: isSeveral ? "product-ambiguous" : "product-not-found", text },
      options,
    });
  }
  const notes: EntryNote[] = [];
  if (only !== undefined) notes.push({ kind: "only-orderable" });
  if (found.kind === "found" && found.by === "ean") notes.push({ kind: "by-ean", ean: text });
  return judgeAmount(row, { sku, facts, notes });
}

type ForGoods = { readonly sku: Sku; readonly facts: CartFacts; readonly notes: readonly EntryNote[] };

function judgeAmount(row: EntryRow, { sku, facts, notes }: ForGoods): Verdict {
  const product = facts.products.get(sku);
  if (!product?.markets.includes(facts.market))
    return bad(row, { refusal: { kind: "product-unknown", sku }, sku });
  // What cannot be sold here at all is said before how much of it.
  const unsold = whyNotAddable(smallest(product, facts), facts);
  if (unsold) return bad(row, { refusal: unsold, sku });
  const { amount } = row;
  const counted = (counts: readonly number[], unit: EntryUnit) =>
    counts.flatMap((count) => amountOption([{ count, unit }], { product, facts }));
  switch (amount.kind) {
    case "missing":
      return bad(row, { refusal: { kind: "quantity-missing" }, sku, options: [oneOf(product, facts)] });
    case "unreadable":
      return bad(row, { refusal: { kind: "quantity-unreadable", text: amount.text }, sku });
    case "ambiguous":
      return bad(row, {
        refusal: { kind: "quantity-ambiguous", counts: amount.counts },
        sku,
        options: counted(amount.counts, amount.unit),
      });
    case "read":
      return judgeRead(row, { product, facts, notes, typed: amount.amounts });
  }
}

type ForAmounts = {
  readonly product: GoodsFacts;
  readonly facts: CartFacts;
  readonly notes: readonly EntryNote[];
  readonly typed: readonly EntryAmount[];
};

function judgeRead(row: EntryRow, { product, facts, notes, typed }: ForAmounts): Verdict {
  const { sku } = product;
  const ordered = orderAmounts(typed, { product, units: unitsOf(product, facts), max: MAX_PER_UNIT });
  if (ordered.kind === "refused") {
    const { refusal } = ordered;
    if (refusal.kind !== "quantity-not-multiple") return bad(row, { refusal: { ...refusal, sku }, sku });
    const { step, options } = refusal;
    const named = options.map(({ kind, amounts }) => ({ kind, sku, amounts }));
    return bad(row, { refusal: { kind: "quantity-not-multiple", step }, sku, options: named });
  }
  const line: CartLine = { sku, ...ordered.amounts };
  const refusal = whyNotAddable(line, facts);
  if (refusal) return bad(row, { refusal, sku });
  const boxes = boxesOf(line, product.packaging);
  const [first] = typed;
  const isNoted = ordered.kind === "converted" && first !== undefined && typed.length === 1;
  const isToldElse = isNoted && !(first.unit === "packages" || first.count === boxes);
  const converted: EntryNote[] = isToldElse
    ? [{ kind: "converted", count: first.count, unit: first.unit, boxes }]
    : [];
  return { ...placeOf(row), kind: "good", line, boxes, notes: [...converted, ...notes] };
}

function foundOf(row: EntryRow, index: ProductIndex): Found {
  const first = index.find(row.product);
  if (first.kind === "found") return first;
  for (const text of row.otherwise) {
    const other = index.find(text);
    if (other.kind === "found") return other;
  }
  return first;
}

function isSellable(sku: Sku, facts: CartFacts): boolean {
  const product = facts.products.get(sku);
  return product !== undefined && whyNotAddable(smallest(product, facts), facts) === undefined;
}

function unitsOf(
  product: GoodsFacts,
  { orderableUnits: configured, method }: CartFacts,
): readonly OrderUnit[] {
  const isTruck = method !== null && METHODS[method].kind === "truck";
  return orderableUnits({ configured, product, isTruck });
}

/** One of the smallest unit that is sold. */
function smallest(product: GoodsFacts, facts: CartFacts): CartLine {
  const offered = unitsOf(product, facts);
  const unit = ORDER_UNITS.find((known) => offered.includes(known)) ?? "packages";
  return { sku: product.sku, packages: 0, layers: 0, pallets: 0, [unit]: 1 };
}

function oneOf(product: GoodsFacts, facts: CartFacts): EntryOption {
  const { sku, ...amounts } = smallest(product, facts);
  return { kind: "quantity", sku, amounts };
}

function amountOption(
  typed: readonly EntryAmount[],
  { product, facts }: { readonly product: GoodsFacts; readonly facts: CartFacts },
): readonly EntryOption[] {
  const ordered = orderAmounts(typed, { product, units: unitsOf(product, facts), max: MAX_PER_UNIT });
  return ordered.kind === "refused" ? [] : [{ kind: "quantity", sku: product.sku, amounts: ordered.amounts }];
}

type ForOption = { readonly row: EntryRow; readonly facts: CartFacts; readonly kind: EntryOption["kind"] };

/** Another product in the amount that was typed, or one of it where that cannot be; nothing when it is not sold. */
function optionFor(sku: Sku, { row, facts, kind }: ForOption): readonly EntryOption[] {
  const product = facts.products.get(sku);
  if (!product || !isSellable(sku, facts)) return [];
  const typed = row.amount.kind === "read" ? row.amount.amounts : [];
  const [amount = oneOf(product, facts)] = typed.length > 0 ? amountOption(typed, { product, facts }) : [];
  return [{ ...amount, kind }];
}

function placeOf({ index, text }: { readonly index: number; readonly text: string }) {
  return { index, text };
}

type Badness = {
  readonly refusal: EntryRefusal;
  readonly sku?: Sku;
  readonly options?: readonly EntryOption[];
};

function bad(row: EntryRow, { refusal, sku, options = [] }: Badness): Verdict {
  const typed = row.amount.kind === "read" ? row.amount.amounts : [];
  return { ...placeOf(row), kind: "bad", refusal, sku, typed, options };
}
