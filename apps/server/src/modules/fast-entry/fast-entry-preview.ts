import { encodeProgressBar, encodeTotals } from "@vycep/contract/cart/cart.codec";
import {
  encodeEntry,
  encodeOrderBlocker,
  type OfferedOption,
} from "@vycep/contract/fast-entry/fast-entry.codec";
import { addLines, emptyCart } from "@vycep/domain/cart/cart";
import { type Quote, quoteCart } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { type Amounts, boxesOf } from "@vycep/domain/catalog/packaging";
import { type EntryTable, MAX_ROWS, readEntries } from "@vycep/domain/fast-entry/entry-row";
import { findProducts } from "@vycep/domain/fast-entry/find-products";
import { amountsInstead, judgeEntries, skusOfEntries } from "@vycep/domain/fast-entry/judge-entries";
import type { JudgedEntry } from "@vycep/domain/fast-entry/judged-entry";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { replacementFor } from "@vycep/domain/orders/reorder";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { FastEntryPreview, QueryFastEntryPreviewArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireOrderingAt } from "../access/access.facts.ts";
import {
  type CartFactsLoader,
  cartFactsLoader,
  cartOf,
  type FullCart,
  offerViewOf,
} from "../cart/cart.facts.ts";
import { liveCart } from "../cart/live-cart.facts.ts";
import { alternativesTo, findableGoods, offerOf, productAnswer } from "../catalog/catalog.facts.ts";
import { favouritesInSql } from "../favourites/favourites.facts.ts";

/** So many products that are not sold now are looked up others for: more nobody replaces one by one. */
const mostReplaced = 50;

/**
 * What a pasted or imported order comes to, row by row (C1, C17, C22). A read: nothing is written but, for who has
 * none yet, the cart itself. The number of statements does not depend on the number of rows (C7).
 */
export async function fastEntryPreview(
  deps: Deps,
  context: RequestContext,
  { cart_id: id, rows: texts }: QueryFastEntryPreviewArgs,
): Promise<FastEntryPreview> {
  const actor = await context.actor();
  const table = tableOf(texts);
  const cart = await liveCart(deps, actor, { id, shipToId: context.choice.shipToId });
  requireOrderingAt(actor, cart.shipToId);
  const weighing = cartFactsLoader({ db: deps.db, actor, now: deps.clock.now() }, cart);
  const { market } = await weighing.shipTo();
  const { goods, beside: kept } = await findableGoods(deps.db, market, favouritesInSql.keptNamesOf(actor));
  const index = findProducts(
    goods,
    kept.map(([sku, name]) => ({ sku: toId<Sku>(sku), name })),
  );
  const skus = skusOfEntries(table.rows, index);
  const facts = await weighing.factsFor([...cart.lines.map(({ sku }) => sku), ...skus]);
  const judged = judgeEntries(table.rows, { index, cart: cartOf(cart), facts });
  const lines = judged.flatMap((entry) => (entry.kind === "good" ? [entry.line] : []));
  const now = deps.clock.now();
  const quote = quoteCart(addLines(emptyCart(cart.id), lines).cart, facts, now);
  const whole = quoteCart(addLines(cartOf(cart), lines).cart, facts, now);
  return answer(deps, { context, cart, weighing, table, judged, quote, whole, skus });
}

function tableOf(texts: readonly string[]): EntryTable {
  // Empty rows are no rows, but an endless list of them is not looked through either.
  const table = texts.length > MAX_ROWS * 5 ? undefined : readEntries(texts);
  if (table && table.rows.length <= MAX_ROWS) return table;
  throw badInput("too-many-rows", `At most ${MAX_ROWS} rows can be entered at once.`);
}

type Seen = {
  readonly context: RequestContext;
  readonly cart: FullCart;
  readonly weighing: CartFactsLoader;
  readonly table: EntryTable;
  readonly judged: readonly JudgedEntry[];
  /** Of what goes in. */
  readonly quote: Quote;
  /** Of the cart with what goes in. */
  readonly whole: Quote;
  readonly skus: readonly Sku[];
};

async function answer(deps: Deps, seen: Seen): Promise<FastEntryPreview> {
  const { weighing, table, judged, quote, whole, skus, context } = seen;
  const { language } = context;
  const replacements = await replacementsOf(deps, seen);
  const goods = await weighing.goods(skus);
  const offer = await offerViewOf(weighing, quote.currency);
  const shown = await weighing.products(skus);
  const products = new Map([
    ...shown,
    ...[...replacements.values()].map(({ product }) => [product.sku, product] as const),
  ]);
  const packed = (sku: Sku, amounts: Amounts) => {
    const product = goods.get(toId<Sku>(sku)) ?? products.get(toId<Sku>(sku));
    return product ? boxesOf(amounts, product.packaging) : 0;
  };
  const facts = {
    boxesOf: packed,
    quoted: new Map<string, QuotedLine>(quote.lines.map((line) => [line.sku, line])),
    currency: quote.currency,
    language,
  };
  const rows = judged.map((entry) =>
    encodeEntry(entry, { ...facts, options: optionsOf(entry, replacements) }),
  );
  const count = (state: (typeof rows)[number]["state"]) => rows.filter((row) => row.state === state).length;
  return {
    header_index: table.headerIndex ?? null,
    good_count: count("GOOD"),
    adjusted_count: count("ADJUSTED"),
    bad_count: count("BAD"),
    rows,
    products: [...products.values()].map((product) => productAnswer(product, offer, language)),
    totals: encodeTotals(quote),
    progress_bar_data: encodeProgressBar(quote, weighing.method),
    order_blockers: whole.obstacles
      .filter(({ kind }) => kind !== "cart-empty" && kind !== "line-problem")
      .map((obstacle) => encodeOrderBlocker(obstacle, language)),
  };
}

type Alternatives = Awaited<ReturnType<typeof alternativesTo>>;
type Product = NonNullable<ReturnType<Alternatives["get"]>>[number];
type Replacement = { readonly product: Product; readonly units: readonly OrderUnit[] };

/** For each product that is not sold now one that is (D06), in one statement. */
async function replacementsOf(
  deps: Deps,
  { weighing, judged, quote, cart }: Seen,
): Promise<ReadonlyMap<Sku, Replacement>> {
  const missing = judged.flatMap((entry) =>
    entry.kind === "bad" && entry.sku !== undefined && isUnsold(entry) ? [entry.sku] : [],
  );
  const asked = [...new Set(missing)].slice(0, mostReplaced);
  if (asked.length === 0) return new Map();
  const { market, priceList, currency } = await weighing.shipTo();
  const view = await offerViewOf(weighing, currency);
  const at = { market, priceList, date: weighing.day };
  const others = await alternativesTo(deps.db, asked, { at, view });
  const goods = await weighing.goods([]);
  const taken = new Set<string>([...quote.lines, ...cart.lines].map(({ sku }) => sku));
  return new Map(
    asked.flatMap((sku) => {
      const found = replacementFor(goods.get(sku), others.get(sku) ?? [], taken);
      return found ? [[sku, { product: found, units: offerOf(found, view).units }] as const] : [];
    }),
  );
}

function isUnsold({ refusal }: Extract<JudgedEntry, { kind: "bad" }>): boolean {
  return (
    refusal.kind.startsWith("needs-") || ["not-yet-sold", "no-longer-sold", "no-price"].includes(refusal.kind)
  );
}

function optionsOf(
  entry: JudgedEntry,
  replacements: ReadonlyMap<Sku, Replacement>,
): readonly OfferedOption[] {
  if (entry.kind === "good") return [];
  const instead = entry.sku === undefined ? undefined : replacements.get(entry.sku);
  if (!instead || !isUnsold(entry)) return entry.options;
  const { product, units } = instead;
  return [{ kind: "replacement", sku: product.sku, amounts: amountsInstead(entry.typed, product, units) }];
}
