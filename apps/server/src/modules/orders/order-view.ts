import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import {
  encodeOrder,
  encodeOrderItem,
  type OrderDocumentFacts,
  type OrderLineFacts,
} from "@vycep/contract/orders/orders.codec";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import type { Market } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import type { CustomerOrder, OrderItem } from "../../platform/graphql.gen.ts";
import { lazy } from "../../platform/lazy.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { bundlesOfOrders, type OrderBundle } from "../bundles/bundles.facts.ts";
import { productAnswer, productsBySku } from "../catalog/catalog.facts.ts";
import { type ShipTo, shipTosById } from "../ship-to/ship-to.facts.ts";
import {
  documentsOfOrders,
  emptiesOfOrders,
  eventsOfOrders,
  linesOfOrders,
  type OrderEmptiesRecord,
  type OrderEventRecord,
  type OrderVatRecord,
  type PreviousOrderRecord,
  previousOrdersOf,
  vatOfOrders,
} from "./order-parts.repo.ts";
import { type OrderRecord, secondOrdersOf } from "./orders.repo.ts";
import { type ReplacementOfOrder, replacementsOf } from "./replacements.facts.ts";

type Asker = { readonly actor: Actor; readonly language: RequestContext["language"] };

/** One order that is being answered; what several orders need is loaded for all of them at once (no N+1). */
export type OrderView = Asker & {
  readonly order: OrderRecord;
  readonly lines: () => Promise<readonly OrderLineFacts[]>;
  /** The bundles that some of the lines came in. */
  readonly bundles: () => Promise<readonly OrderBundle[]>;
  readonly vat: () => Promise<readonly OrderVatRecord[]>;
  /** What goes back with it, or was collected by it. */
  readonly empties: () => Promise<readonly OrderEmptiesRecord[]>;
  /** The second order that was placed with it. */
  readonly secondNumber: () => Promise<string | null>;
  /** Orders that bring what it fell short of (DDISP-06). */
  readonly replacements: () => Promise<readonly ReplacementOfOrder[]>;
  readonly events: () => Promise<readonly OrderEventRecord[]>;
  /** Its invoices and credit notes. */
  readonly documents: () => Promise<readonly OrderDocumentFacts[]>;
  /** What the place ordered before it by the same method. */
  readonly previous: () => Promise<readonly PreviousOrderRecord[]>;
  readonly shipTo: () => Promise<ShipTo | undefined>;
  /** What the catalogue knows today of the goods of the page; without prices, which are the order's own. */
  readonly goods: () => Promise<Goods>;
};

type Goods = ReadonlyMap<string, CatalogProduct>;

/** One line of it. */
export type OrderItemView = { readonly line: OrderLineFacts; readonly view: OrderView };

/** An order and a line as GraphQL answers them: plain fields, and what the heavier ones are made of. */
export type OrderAnswer = Partial<CustomerOrder> & { readonly view: OrderView };
export type OrderItemAnswer = Partial<OrderItem> & OrderItemView;

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly CustomerOrder: OrderAnswer;
    readonly OrderItem: OrderItemAnswer;
  }
}

/** Orders as GraphQL answers them: their own row at once, everything else when a resolver asks for it (GQL-35). */
export function answerOrders(
  { db, clock }: Pick<Deps, "db" | "clock">,
  orders: readonly OrderRecord[],
  asker: Asker,
): OrderAnswer[] {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const lines = grouped(() => linesOfOrders(db, numbers));
  const vat = grouped(() => vatOfOrders(db, numbers));
  const bundles = grouped(() => bundlesOfOrders(db, numbers));
  const empties = grouped(() => emptiesOfOrders(db, numbers));
  const seconds = grouped(() => secondOrdersOf(db, numbers));
  const replacements = lazy(async () => Map.groupBy(await replacementsOf(db, numbers), ({ of }) => of));
  const events = grouped(() => eventsOfOrders(db, numbers));
  const documents = grouped(() => documentsOfOrders(db, numbers));
  const previous = grouped(() => previousOrdersOf(db, numbers));
  const goods = lazy(async () => {
    const known = await lines();
    const found = new Map<Market, Goods>();
    for (const [market, ofMarket] of Map.groupBy(orders, (order) => order.market)) {
      const skus = new Set(
        ofMarket
          .flatMap(({ orderNumber }) => known.get(orderNumber) ?? [])
          .flatMap(({ sku, substitutes }) => [sku, ...substitutes]),
      );
      const date = ofMarket[0]?.deliveryDate ?? clock.now().date;
      found.set(market, await productsBySku(db, [...skus], { market, date, priceList: null }));
    }
    return found;
  });
  const shipTos = lazy(() =>
    shipTosById(
      db,
      orders.map(({ shipToId }) => shipToId),
    ),
  );
  return orders.map((order) => {
    const { orderNumber, shipToId } = order;
    const view: OrderView = {
      ...asker,
      order,
      lines: async () => (await lines()).get(orderNumber) ?? [],
      bundles: async () => (await bundles()).get(orderNumber) ?? [],
      vat: async () => (await vat()).get(orderNumber) ?? [],
      empties: async () => (await empties()).get(orderNumber) ?? [],
      secondNumber: async () => (await seconds()).get(orderNumber)?.[0]?.secondNumber ?? null,
      replacements: async () => (await replacements()).get(orderNumber) ?? [],
      events: async () => (await events()).get(orderNumber) ?? [],
      documents: async () => (await documents()).get(orderNumber) ?? [],
      previous: async () => (await previous()).get(orderNumber) ?? [],
      shipTo: async () => (await shipTos()).get(shipToId),
      goods: async () => (await goods()).get(order.market) ?? new Map(),
    };
    return { ...encodeOrder(order), view };
  });
}

/** The lines of an order with their numbers; the product behind each when it is asked for. */
export async function itemsOf(view: OrderView): Promise<OrderItemAnswer[]> {
  const lines = await view.lines();
  const bundles = lines.some(({ bundleSku }) => bundleSku !== null) ? await view.bundles() : [];
  return lines.map((line) => {
    const bundle = bundles.find(({ sku }) => sku === line.bundleSku);
    return {
      ...encodeOrderItem(line, view.order, view.language),
      bundle: bundle
        ? { sku: bundle.sku, name: bundle.names[view.language], quantity: bundle.packages }
        : null,
      line,
      view,
    };
  });
}

/** What the catalogue knows of a line's product; none when it was taken out of it. */
export async function productOfItem({ line, view }: OrderItemView): Promise<CatalogProduct | undefined> {
  return (await view.goods()).get(line.sku);
}

/** The product itself, as something that was bought: it says nothing about buying it now. */
export async function productAnswerOfItem(item: OrderItemView) {
  const product = await productOfItem(item);
  return product ? answerIn(item.view, product) : null;
}

/** What may be taken in its place, as far as there still is such a product. */
export async function substitutesOfItem({ line, view }: OrderItemView) {
  if (line.substitutes.length === 0) return [];
  const goods: ReadonlyMap<string, CatalogProduct> = await view.goods();
  return line.substitutes.flatMap((sku) => {
    const product = goods.get(sku);
    return product ? [answerIn(view, product)] : [];
  });
}

function answerIn({ order, language }: OrderView, product: CatalogProduct) {
  const offer = { date: order.deliveryDate, method: undefined, currency: null, configuredUnits: [] };
  return productAnswer(product, { ...offer, market: order.market, refusal: undefined }, language);
}

function grouped<Row extends { readonly orderNumber: OrderNumber }>(load: () => Promise<readonly Row[]>) {
  return lazy(async () => Map.groupBy(await load(), ({ orderNumber }) => orderNumber));
}
