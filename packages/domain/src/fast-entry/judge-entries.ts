import { type Cart, type CartLine, MAX_PER_UNIT } from "../cart/cart.ts";
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
import type { EntryNote, EntryOption, EntryRefusal, JudgedEntry } from "./judged-entry.ts";
import { orderAmounts } from "./order-amounts.ts";
import { lineWithParts, type OrderRoom, orderRoom } from "./order-room.ts";

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
 * add up, and a row that is wrong keeps no other out. What the cart holds and what earlier rows take is not there for
 * later ones, so that what is called good can be sent: no limit of goods or of the order is crossed by it.
 *
 * @example judgeEntries(readEntries(["100101;3"]).rows, { index: { find: () => ({ kind: "found", sku:
 *   "100101", by: "sku" }) }, cart: { id: "b7c1", lines: [] }, facts: anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]]) }).map(({ kind }) => kind) // ["good"]
 */
export function judgeEntries(
  rows: readonly EntryRow[],
  { index, cart, facts }: EntryFacts,
): readonly JudgedEntry[] {
  const room = orderRoom(cart, facts);
  const earlier = new Map<Sku, { readonly index: number; readonly boxes: number }>();
  const judged = rows.map((row): Verdict => {
    const entry = judgeEntry(row, { index, facts });
    if (entry.kind === "bad") return entry;
    const { line } = entry;
    const refusal = room.whyNot(line);
    if (refusal) return noRoom(row, { line, refusal });
    room.put(line);
    const first = earlier.get(line.sku);
    const boxes = (first?.boxes ?? 0) + entry.boxes;
    earlier.set(line.sku, { index: first?.index ?? entry.index, boxes });
    return first
      ? { ...entry, notes: [...entry.notes, { kind: "same-as", row: first.index, boxes }] }
      : entry;
  });
  // What is offered must go in beside all that does.
  return judged.map((entry) =>
    entry.kind === "good" ? entry : { ...entry, options: optionsIn(room, entry.options, facts) },
  );
}

/** Less of the same, if that goes in; how much is looked for when all rows are known. */
function noRoom(
  row: EntryRow,
  { line, refusal }: { readonly line: CartLine; readonly refusal: EntryRefusal },
) {
  return bad(row, { refusal, sku: line.sku, options: [{ kind: "most", sku: line.sku, amounts: line }] });
}

const isReading = (kind: EntryOption["kind"]) => kind === "fewer" || kind === "more" || kind === "quantity";

function isOther(most: Amounts, asked: Amounts): boolean {
  return ORDER_UNITS.some((unit) => most[unit] !== asked[unit]);
}

/** Options as far as there is room for them, each amount of a product once: two readings of a number are not changed. */
function optionsIn(room: OrderRoom, options: readonly EntryOption[], facts: CartFacts) {
  const offered = new Set<string>();
  return options.flatMap(({ kind, sku, amounts }): readonly EntryOption[] => {
    const fitting = room.mostOf(lineWithParts({ ...amounts, sku }, facts));
    if (isReading(kind) && (!fitting || isOther(fitting, amounts))) return [];
    // Which goods are meant is asked for even where none would go in: that is told when it is known.
    const most = fitting ?? (kind === "most" ? undefined : amounts);
    if (!most) return [];
    const { packages, layers, pallets } = most;
    const key = [sku, packages, layers, pallets].join(" ");
    if (offered.has(key)) return [];
    offered.add(key);
    return [{ kind, sku, amounts: { packages, layers, pallets } }];
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
  if (found.kind === "found" && found.by === "likeness") notes.push({ kind: "by-likeness", text });
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
  const line = lineWithParts({ sku, ...ordered.amounts }, facts);
  const refusal = whyNotAddable(line, facts);
  if (refusal) return noRoom(row, { line, refusal });
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
