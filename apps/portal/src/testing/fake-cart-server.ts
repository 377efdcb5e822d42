import { type ChosenOptions, decodeParts } from "@vycep/contract/bundles/option-uid";
import { encodeUserError, type RefusedLine } from "@vycep/contract/cart/cart.codec";
import { decodeGoods, decodePrices } from "@vycep/contract/catalog/goods-facts.codec";
import { addLines, type CartLine } from "@vycep/domain/cart/cart";
import { judgeLineChanges } from "@vycep/domain/cart/change-line";
import { whyNotAddable } from "@vycep/domain/cart/new-line";
import { type CartFacts, quoteCart } from "@vycep/domain/cart/quote";
import { judgeRestore } from "@vycep/domain/cart/restore";
import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { type CartId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { CartAnswer, CartLineAnswer } from "../features/cart/reading/cart-answer.ts";
import type { CartTold } from "../features/cart/session/cart-told.ts";
import type { ProductRow } from "../shared/products/product-row.ts";
import { someCart } from "./some-cart.ts";
import { someProduct } from "./some-product.ts";

const now = { date: toLocalDate("2026-11-20"), minutes: 581 };

interface HeldLine extends CartLine {
  readonly uid: string;
  readonly version: number;
}

/** A line of a call as it travels. */
interface SentLine extends ChosenOptions {
  readonly sku?: string;
  readonly cart_item_uid?: string | null;
  readonly version?: number | null;
  readonly quantity: number;
  readonly number_of_layer: number;
  readonly number_of_pallet: number;
}

interface Variables {
  readonly cartItems?: readonly SentLine[];
  readonly input?: {
    readonly cart_items?: readonly SentLine[];
    readonly token?: string;
    readonly cart_item_uids?: readonly string[];
  };
}

type CartHead = CartTold["cart"];

export type FakeCartServer = ReturnType<typeof fakeCartServer>;

/**
 * One cart on a server that answers over GraphQL with the domain's own functions: what it takes, refuses and sums up is
 * what the real one does. A test makes it unreachable, loses an answer, or changes the cart as somebody else.
 */
export function fakeCartServer(sold: readonly ProductRow[], said: Partial<CartHead> = {}) {
  let bySku = new Map(sold.map((product) => [product.sku ?? "", product]));
  let facts = factsOf(sold);
  const removals = new Map<string, readonly { readonly at: number; readonly line: HeldLine }[]>();
  const answers = new Map<string, object>();
  const state = { id: said.id ?? "c1", version: 0, made: 0, inFlight: 0 };
  let lines: readonly HeldLine[] = [];
  /** What the test says of the world. */
  const world = { isReachable: true, lostAnswers: 0, calls: [] as string[], mostInFlight: 0 };

  function put(changed: readonly CartLine[]): void {
    if (changed.length === 0) return;
    state.version += 1;
    for (const line of changed) {
      const old = lines.find(({ sku }) => sku === line.sku);
      if (old === undefined) state.made += 1;
      const next = { ...line, uid: old?.uid ?? `u${state.made}`, version: (old?.version ?? -1) + 1 };
      lines = old === undefined ? [...lines, next] : lines.map((one) => (one === old ? next : one));
    }
  }
  function takeOut(skus: readonly Sku[]): string | null {
    if (skus.length === 0) return null;
    state.version += 1;
    const token = `t${state.version}`;
    removals.set(
      token,
      [...lines.entries()].flatMap(([at, line]) => (skus.includes(line.sku) ? [{ at, line }] : [])),
    );
    lines = lines.filter(({ sku }) => !skus.includes(sku));
    return token;
  }
  function head(): CartHead {
    const quote = quoteCart({ id: toId<CartId>(state.id), lines }, facts, now);
    return {
      ...someCart(),
      delivery_method: facts.method,
      delivery_date: facts.deliveryDate,
      grand_total_your_price_details: {
        total: quote.totals.grandTotalMinor / 100,
        currency: quote.currency,
      },
      ...said,
      id: state.id,
      version: state.version,
      total_lines: lines.length,
    };
  }
  function encode({ sku, uid, version, packages, layers, pallets, parts }: HeldLine): CartLineAnswer {
    const amounts = { number_of_packages: packages, number_of_layer: layers, number_of_pallet: pallets };
    const line = { uid, version, product: bySku.get(sku) ?? someProduct({ sku }), ...amounts };
    if (parts === undefined) return line;
    const values = parts.map(({ sku: inside, boxes }) => ({ sku: inside, quantity: boxes }));
    return { ...line, bundle_options: [{ values }] };
  }
  const answer = (): CartAnswer => ({ ...head(), itemsV2: { items: lines.map(encode) } });
  function changedOf(skus: ReadonlySet<string>) {
    return lines.filter(({ sku }) => skus.has(sku)).map(encode);
  }
  const encodeRefused = (refused: readonly RefusedLine[]) => refused.map((one) => encodeUserError(one, "cs"));

  function add(items: readonly SentLine[]) {
    const wanted = items.map(({ sku = "", ...item }) => {
      const parts = decodeParts(item);
      return { sku: toId<Sku>(sku), ...amountsOf(item), ...(Array.isArray(parts) && { parts }) };
    });
    const refused = wanted.flatMap((line, index): RefusedLine[] => {
      const refusal = whyNotAddable(
        line,
        facts,
        lines.find(({ sku }) => sku === line.sku),
      );
      return refusal ? [{ index, sku: line.sku, refusal }] : [];
    });
    const good = wanted.filter((_line, index) => !refused.some((one) => one.index === index));
    const { cart, rejected } = addLines({ id: toId<CartId>(state.id), lines }, good);
    const kept = new Set(good.filter((_line, index) => !rejected.some((one) => one.index === index)));
    const skus = new Set([...kept].map(({ sku }) => sku));
    put(
      cart.lines
        .filter(({ sku }) => skus.has(sku))
        .map(({ sku, packages, layers, pallets, parts }) => ({ sku, packages, layers, pallets, parts })),
    );
    return {
      addProductsToCart: {
        cart: head(),
        changed_items: changedOf(skus),
        user_errors: encodeRefused(refused),
      },
    };
  }
  function update(items: readonly SentLine[]) {
    const changes = items.map((item) => {
      const present = lines.find(({ uid }) => uid === item.cart_item_uid);
      const wanted = { sku: present?.sku ?? toId<Sku>("000000"), ...amountsOf(item) };
      return { present, wanted, seenVersion: item.version ?? undefined };
    });
    const verdicts = judgeLineChanges(changes, facts);
    const refused = verdicts.flatMap((verdict, index): RefusedLine[] =>
      verdict.kind === "refused"
        ? [{ index, sku: changes[index]?.present?.sku ?? null, refusal: verdict.refusal }]
        : [],
    );
    const set = verdicts.flatMap((verdict) => (verdict.kind === "put" ? [verdict.line] : []));
    put(set);
    const token = takeOut(verdicts.flatMap((verdict) => (verdict.kind === "drop" ? [verdict.sku] : [])));
    return {
      updateCartItems: {
        cart: head(),
        changed_items: changedOf(new Set(set.map(({ sku }) => sku))),
        errors: encodeRefused(refused),
        removal_token: token,
      },
    };
  }
  function restore({ token = "", cart_item_uids: uids }: NonNullable<Variables["input"]>) {
    const removal = removals.get(token)?.filter(({ line }) => uids === undefined || uids.includes(line.uid));
    if (removal === undefined) return;
    const present = new Set<string>(lines.map(({ sku }) => sku));
    const judged = judgeRestore(
      removal.map(({ line }) => line),
      { present, isKnown: (sku) => bySku.has(sku) },
    );
    const back = removal.filter((_one, index) => judged[index]?.refusal === undefined);
    if (back.length > 0) state.version += 1;
    for (const { at, line } of back) lines = lines.toSpliced(at, 0, { ...line, version: line.version + 1 });
    const refused = judged.flatMap(({ line: { sku }, refusal }, index): RefusedLine[] =>
      refusal === undefined || refusal === "cart-full"
        ? []
        : [{ index, sku, refusal: { kind: refusal, sku } }],
    );
    return {
      restoreCartLines: {
        cart: head(),
        changed_items: changedOf(new Set(removal.map(({ line }) => line.sku))),
        user_errors: encodeRefused(refused),
      },
    };
  }
  function answerTo(operation: string, { cartItems, input }: Variables): object | undefined {
    switch (operation) {
      case "CustomerCart":
        return { customerCart: answer() };
      case "AddProductsToCart":
      case "AddGoods":
        return add(cartItems ?? []);
      case "UpdateCartItems":
        return update(input?.cart_items ?? []);
      case "RestoreCartLines":
        return restore(input ?? {});
      case "ClearCart":
        return { clearCart: { removal_token: takeOut(lines.map(({ sku }) => sku)) } };
      default:
        throw new Error(`the fake cart server does not know ${operation}`);
    }
  }
  /** A call with a key happens once, and every repeat is answered the same (C9). */
  function answerOnce(key: string | null, answer: () => object | undefined): object | undefined {
    const before = key === null ? undefined : answers.get(key);
    const now = before ?? answer();
    if (key !== null && now !== undefined) answers.set(key, now);
    return now;
  }
  async function fetched(_address: string, call: RequestInit): Promise<Response> {
    if (!world.isReachable) throw new TypeError("Failed to fetch");
    const { query, variables } = JSON.parse(String(call.body)) as { query: string; variables: Variables };
    const operation = /^\s*(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
    world.calls.push(operation);
    state.inFlight += 1;
    world.mostInFlight = Math.max(world.mostInFlight, state.inFlight);
    await new Promise<void>((resolve) => setImmediate(resolve));
    const key = new Headers(call.headers).get("idempotency-key");
    const data = answerOnce(key, () => answerTo(operation, variables));
    state.inFlight -= 1;
    if (world.lostAnswers > 0) {
      world.lostAnswers -= 1;
      throw new TypeError("Failed to fetch");
    }
    const unknown = [{ message: "", extensions: { code: "removal-unknown" } }];
    return new Response(JSON.stringify(data === undefined ? { errors: unknown } : { data }));
  }
  return {
    world,
    fetch: fetched,
    answerTo,
    answer,
    /** What is sold from now on, and for how much. */
    sell(products: readonly ProductRow[]) {
      bySku = new Map(products.map((product) => [product.sku ?? "", product]));
      facts = factsOf(products);
      state.version += 1;
    },
    /** What somebody else, or the test, says of the cart besides its lines. */
    say(parts: Partial<CartHead>) {
      Object.assign(said, parts);
      state.version += 1;
    },
    /** What it holds now, by product in the order of the cart. */
    held: (): Readonly<Record<string, number>> =>
      Object.fromEntries(lines.map(({ sku, packages }) => [sku, packages])),
    uidOf: (sku: string) => lines.find((line) => line.sku === sku)?.uid,
    version: () => state.version,
    /** Somebody else, or an earlier page, sets a line; nought takes it out. */
    setElsewhere(sku: string, packages: number, layers = 0) {
      if (packages + layers === 0) takeOut([toId<Sku>(sku)]);
      else put([{ sku: toId<Sku>(sku), packages, layers, pallets: 0 }]);
    },
    /** What was taken out so long ago that it cannot come back. */
    forgetRemovals: () => removals.clear(),
    /** The cart became an order; an empty one follows. */
    placeElsewhere() {
      state.id = `c${Number(state.id.slice(1)) + 1}`;
      state.version = 0;
      lines = [];
    },
  };
}

function amountsOf(item: Omit<SentLine, "sku">): Amounts {
  return { packages: item.quantity, layers: item.number_of_layer, pallets: item.number_of_pallet };
}

function factsOf(products: readonly ProductRow[]): CartFacts {
  const goods = products.flatMap((product) => decodeGoods(product) ?? []);
  return {
    market: "CZ",
    currency: "CZK",
    shipToStatus: "APPROVED",
    method: "selfpickup_selfpickup",
    deliveryDate: toLocalDate("2026-11-26"),
    products: new Map(goods.map((one) => [one.sku, one])),
    prices: new Map(products.map((product) => [toId<Sku>(product.sku ?? ""), decodePrices(product)])),
    orderableUnits: ORDER_UNITS,
    rule: null,
    isWholesale: false,
    tankLitresInstalled: 0,
    calendar: null,
  };
}
