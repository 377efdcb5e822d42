/** Orders between the domain's words and the API's: rows of the history list and the detail (HISTORY-10, HISTORY-11). */

import { formatLocalDate, type LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Money } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { PlaceObstacle } from "@vycep/domain/orders/place-order";
import { judgeLimit, type LimitFacts } from "@vycep/domain/orders/price-limit";
import {
  type DeliveryStatus,
  isBlockedStatus,
  type ShownStatus,
  shownStatus,
} from "@vycep/domain/orders/status";
import { z as zod } from "zod";
import { encodeInstant } from "../calendar/calendar.codec.ts";
import { encodeMoney, encodeObstacle, vatLabel } from "../cart/cart.codec.ts";
import { choiceSentences, priceUpdateRefused } from "../messages/cart.ts";
import {
  cutOffPassed,
  limitBelowTotal,
  type NotCancelled,
  notCancelledMessages,
  priceChanged,
  shownStatusLabels,
} from "../messages/orders.ts";
import { type NotReordered, notSavedMessages } from "../messages/saved-orders.ts";
import { say } from "../messages/sentence.ts";
import type { encodeFailedItem } from "../saved-orders/saved-orders.codec.ts";
import { toWhole } from "../whole-currency.ts";
import type { OrderRow } from "./orders.rest.ts";

/** What is told of an order; amounts in minor units of its currency. */
export type OrderFacts = {
  readonly orderNumber: string;
  readonly shipToId: string;
  readonly createdAt: Date;
  readonly deliveryDate: LocalDate;
  readonly deliveryMethod: string;
  readonly documentCode: string;
  readonly customerOrderNumber: string;
  readonly noteForDriver: string;
  readonly paymentMethod: string;
  readonly sapId: string | null;
  readonly state: OrderState;
  readonly processingStatus: string;
  readonly deliveryStatus: DeliveryStatus;
  readonly currency: Currency;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly depositMinor: number;
  readonly totalMinor: number;
  readonly grams: number;
  readonly palletThousandths: number;
  readonly millilitres: number;
  readonly lineCount: number;
  /** Taken at the price list because the ERP gave no prices (PRICE-06). */
  readonly isProvisional: boolean;
  /** What it came to then; null unless its prices were settled afterwards. */
  readonly provisionalTotalMinor: number | null;
  /** What the customer wants it to come to at most (B14); null without a limit. */
  readonly priceLimitMinor: number | null;
  /** When more was taken all the same. */
  readonly priceKeptAt: Date | null;
};

/** An order as the rules of the customer's own limit know it (B14). */
export function limitFactsOf(order: LimitedOrder): LimitFacts {
  return {
    limitMinor: order.priceLimitMinor,
    totalMinor: order.totalMinor,
    isSettled: priceStateOf(order) === "settled",
    isKept: order.priceKeptAt !== null,
    state: order.state,
    isBlocked: isBlockedStatus(order.deliveryStatus),
  };
}

type LimitedOrder = Pick<
  OrderFacts,
  | "priceLimitMinor"
  | "priceKeptAt"
  | "totalMinor"
  | "state"
  | "deliveryStatus"
  | "isProvisional"
  | "provisionalTotalMinor"
>;

/** Whether the prices of an order still are provisional, or were once (PRICE-06). */
export function priceStateOf({
  isProvisional,
  provisionalTotalMinor,
}: Pick<OrderFacts, "isProvisional" | "provisionalTotalMinor">): OrderRow["priceState"] {
  if (isProvisional) return "provisional";
  return provisionalTotalMinor === null ? "firm" : "settled";
}

/** The status shown to users: new until the ERP has answered, then by what it said (HISTORY-14, OP-123). */
export function shownStatusOf({
  state,
  deliveryStatus,
}: Pick<OrderFacts, "state" | "deliveryStatus">): ShownStatus {
  return shownStatus(state === "received" ? undefined : deliveryStatus);
}

/** Reads a shown status out of a filter. */
export function isShownStatus(text: string): text is ShownStatus {
  return Object.hasOwn(shownStatusLabels, text);
}

/** A row of GET orders (REST-46). */
export function encodeOrderRow(order: OrderFacts, shipToName: string): OrderRow {
  const limit = judgeLimit(limitFactsOf(order));
  return {
    orderNumber: order.orderNumber,
    customerOrderNumber: order.customerOrderNumber,
    createdAt: encodeInstant(order.createdAt, "T"),
    deliveryDate: order.deliveryDate,
    shipToId: order.shipToId,
    shipToName,
    method: order.deliveryMethod,
    documentCode: order.documentCode,
    status: shownStatusOf(order),
    state: order.state,
    deliveryStatus: order.state === "received" ? null : order.deliveryStatus,
    currency: order.currency,
    net: toWhole(order.netMinor),
    total: toWhole(order.totalMinor),
    priceState: priceStateOf(order),
    aboveLimit: limit.kind === "above-limit" ? toWhole(limit.aboveMinor) : null,
    lines: order.lineCount,
  };
}

/** The plain fields of an order in GraphQL; lists and addresses are answered when they are asked for (GQL-35). */
export function encodeOrder(order: OrderFacts) {
  return {
    id: order.orderNumber,
    number: order.orderNumber,
    order_number: order.orderNumber,
    increment_id: order.orderNumber,
    sap_id: order.sapId,
    order_date: encodeInstant(order.createdAt),
    created_at: encodeInstant(order.createdAt),
    grand_total: toWhole(order.totalMinor),
    status: shownStatusOf(order),
    state: order.state,
    processing_status: order.processingStatus,
    delivery_status: order.state === "received" ? null : order.deliveryStatus,
    price_state: priceStateOf(order),
    provisional_total:
      order.provisionalTotalMinor === null ? null : encodeMoney(order.provisionalTotalMinor, order.currency),
    price_limit: order.priceLimitMinor === null ? null : encodeMoney(order.priceLimitMinor, order.currency),
    is_price_kept: order.priceKeptAt !== null,
    shipping_method: order.deliveryMethod,
    carrier: null,
    total_weight: order.grams / 1000,
    total_pallets: order.palletThousandths / 1000,
    total_litres: order.millilitres / 1000,
    comments: [],
  };
}

export type OrderVatFacts = { readonly percent: number; readonly vatMinor: number };

export function encodeOrderTotal(order: OrderFacts, vat: readonly OrderVatFacts[], language: Language) {
  const money = (minor: number) => encodeMoney(minor, order.currency);
  return {
    base_grand_total: money(order.totalMinor),
    grand_total: money(order.totalMinor),
    subtotal: money(order.netMinor),
    subtotal_excl_tax: money(order.netMinor),
    subtotal_incl_tax: money(order.grossMinor),
    total_tax: money(order.vatMinor),
    taxes: vat.map(({ percent, vatMinor }) => ({
      amount: money(vatMinor),
      title: vatLabel(percent, language),
      rate: percent,
    })),
    total_shipping: money(0),
    discounts: [],
    total_empties_deposit: money(order.depositMinor),
  };
}

export type OrderLineFacts = {
  readonly orderNumber: string;
  readonly lineNo: number;
  readonly sku: string;
  /** The package deal that the goods came in. */
  readonly bundleSku: string | null;
  readonly names: Readonly<Record<Language, string>>;
  readonly packages: number;
  readonly layers: number;
  readonly pallets: number;
  readonly ordered: number;
  readonly confirmed: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
  readonly credited: number;
  /** Why the brewery's boxes are not those ordered, in its own words (B6). */
  readonly changeReason: string | null;
  readonly unitPriceMinor: number;
  readonly netMinor: number;
  readonly vatPercent: number;
  readonly depositMinor: number;
  /** The price of one box until the ERP gave its own; null where it was firm from the start. */
  readonly provisionalPriceMinor: number | null;
  readonly processingStatus: string;
};

/** A line with its four numbers; null is what the ERP has not said yet. */
export function encodeOrderItem(
  line: OrderLineFacts,
  order: Pick<OrderFacts, "currency" | "state">,
  language: Language,
) {
  return {
    __typename: "OrderItem" as const,
    id: `${line.orderNumber}-${line.lineNo}`,
    product_sku: line.sku,
    product_name: line.names[language],
    product_sale_price: encodeMoney(line.unitPriceMinor, order.currency),
    product_type: "simple",
    product_url_key: line.sku,
    quantity_ordered: line.ordered,
    quantity_confirmed: line.confirmed,
    quantity_shipped: line.delivered,
    quantity_invoiced: line.invoiced,
    quantity_canceled: order.state === "cancelled" ? line.ordered : 0,
    quantity_returned: 0,
    quantity_refunded: line.credited,
    change_reason: line.changeReason,
    status: line.processingStatus,
    number_of_packages: line.packages,
    number_of_layer: line.layers,
    number_of_pallet: line.pallets,
    row_total: encodeMoney(line.netMinor, order.currency),
    deposit_total: encodeMoney(line.depositMinor, order.currency),
    provisional_price:
      line.provisionalPriceMinor === null ? null : encodeMoney(line.provisionalPriceMinor, order.currency),
    vat_percent: line.vatPercent,
  };
}

type PostalFacts = Readonly<Record<"name" | "street" | "city" | "zip" | "country", string>>;

/** An address of a firm: nobody's first and last name, which Magento's type demands all the same. */
export function encodeOrderAddress({ name, street, city, zip, country }: PostalFacts) {
  return {
    firstname: name,
    lastname: "",
    company: name,
    street: [street],
    city,
    postcode: zip,
    country_code: countryCode(country),
    telephone: null,
  };
}

/** The payer as it was when the order was placed; history may know less of it. */
export function encodeOrderPayer(payer: unknown) {
  const read = payerSchema.safeParse(payer);
  return read.success ? encodeOrderAddress(read.data) : null;
}

const payerSchema = zod.object({
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zip: zod.string(),
  country: zod.string(),
});

function countryCode(country: string): string {
  return { CZE: "CZ", SVK: "SK", POL: "PL" }[country] ?? country;
}

export type OrderEventFacts = {
  /** Or that the prices of an order taken provisionally are settled (PRICE-06), and kept above the limit (B14). */
  readonly state: OrderState | "priced" | "price-kept";
  readonly at: Date;
  /** Who caused it, where a person did. */
  readonly by: string | null;
  /** The brewery took the order back. */
  readonly byBrewery: boolean;
};

export function encodeOrderEvent({ state, at, by, byBrewery }: OrderEventFacts) {
  return { state, at: encodeInstant(at), by, by_brewery: byBrewery };
}

/** An invoice or a credit note of an order, as the ERP reported it (B6). */
export type OrderDocumentFacts = {
  readonly orderNumber: string;
  readonly kind: "invoice" | "credit";
  readonly number: string;
  readonly issuedAt: Date;
};

export function encodeOrderDocument({ orderNumber, number, issuedAt }: OrderDocumentFacts) {
  return { id: `${orderNumber}-${number}`, number, issued_at: encodeInstant(issuedAt) };
}

/** Why an order was not cancelled, with Magento's code for it (GQL-34, HISTORY-08, HISTORY-09). */
export function encodeCancelError(reason: NotCancelled, language: Language) {
  return { code: cancelCodes[reason], message: notCancelledMessages[reason][language], reason };
}

const cancelCodes = {
  "no-such-order": "ORDER_NOT_FOUND",
  "empties-order-underway": "PARTIAL_ORDER_ITEM_SHIPPED",
  "order-blocked": "INVALID_ORDER_STATUS",
  "goods-issue-done": "PARTIAL_ORDER_ITEM_SHIPPED",
} as const satisfies Record<NotCancelled, string>;

type FailedItem = Pick<ReturnType<typeof encodeFailedItem>, "code" | "message"> & { readonly sku: string };
type Told = { readonly code: NotReordered | null; readonly message: string };

/** The same in Magento's words (GQL-33): what stopped the whole order, then each item that is missing. */
export function encodeReorderErrors({ code, message }: Told, failed: readonly FailedItem[]) {
  const whole =
    code === null
      ? []
      : [{ code: "REORDER_NOT_AVAILABLE" as const, message, path: ["orderNumber"], sku: null }];
  const items = failed.map((item) => ({
    code: isReorderCode(item.code) ? item.code : ("UNDEFINED" as const),
    message: item.message,
    path: ["orderNumber"],
    sku: item.sku,
  }));
  return [...whole, ...items];
}

const reorderCodes = ["PRODUCT_NOT_FOUND", "NOT_SALABLE", "INSUFFICIENT_STOCK"] as const;

function isReorderCode(code: string): code is (typeof reorderCodes)[number] {
  return reorderCodes.some((known) => known === code);
}

/** Why an order was not placed, each thing with its stable code (GQL-23, C5). */
export function encodePlaceError(obstacle: PlaceObstacle, currency: Currency, language: Language) {
  const base = { code: "UNABLE_TO_PLACE_ORDER" as const, sku: null, next_date: null, total: null };
  if (obstacle.kind === "total-changed") {
    const { nowMinor } = obstacle;
    return {
      ...base,
      code: "PRICE_CHANGED" as const,
      reason: "price-changed",
      message: say(priceChanged, language, { total: amountInWords({ minor: nowMinor, currency }) }),
      total: toWhole(nowMinor),
    };
  }
  if (obstacle.kind === "limit-below-total") {
    const { totalMinor } = obstacle;
    const total = amountInWords({ minor: totalMinor, currency });
    return {
      ...base,
      reason: obstacle.kind,
      message: say(limitBelowTotal, language, { total }),
      total: toWhole(totalMinor),
    };
  }
  // The brewery's own words, whatever language they are in.
  if (obstacle.kind === "cannot-proceed") {
    const message = obstacle.statusMessage || priceUpdateRefused[language];
    return { ...base, reason: "cannot-proceed", message };
  }
  if (obstacle.kind === "delivery-date-expired") return closedDay(obstacle.nextDay, base, language);
  if (obstacle.kind === "day-closed" && obstacle.nextDay !== null) {
    return closedDay(obstacle.nextDay, base, language);
  }
  const { code: reason, message, ...rest } = encodeObstacle(obstacle, language);
  return { ...base, reason, message, ...rest };
}

/** The day is over, whoever says so: the next one is the way out (B1, OP-22). */
function closedDay<Base extends object>(nextDay: LocalDate | null, base: Base, language: Language) {
  const message =
    nextDay === null
      ? choiceSentences["day-closed"][language]
      : say(cutOffPassed, language, { date: formatLocalDate(nextDay) });
  return { ...base, reason: "day-closed", message, next_date: nextDay };
}

/** The cart was put aside in the meantime (ERROR-43). */
export function encodeCartNotActive(language: Language) {
  const empty = { sku: null, next_date: null, total: null };
  const message = notSavedMessages["cart-not-active"][language];
  return { ...empty, code: "CART_NOT_ACTIVE" as const, reason: "cart-not-active", message };
}

/** "1 234,50 Kč": the Czech way in every language (OP-140). */
function amountInWords({ minor, currency }: Money): string {
  const whole = String(Math.trunc(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `${whole},${String(Math.abs(minor % 100)).padStart(2, "0")}\u00a0${currency === "EUR" ? "€" : "Kč"}`;
}
