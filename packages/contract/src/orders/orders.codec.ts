/** Orders between the domain's words and the API's: rows of the history list and the detail (HISTORY-10, HISTORY-11). */

import type { OrderNumber, ShipToId, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { type Market, parseCountry, type StoreCountry, storeCountryOf } from "@vycep/domain/market/market";
import type { Texts } from "@vycep/domain/market/texts";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { judgeLimit, type LimitFacts } from "@vycep/domain/orders/price-limit";
import { type DeliveryStatus, isBlockedStatus, shownStatus } from "@vycep/domain/orders/status";
import { z as zod } from "zod";
import { encodeInstant } from "../calendar/calendar.codec.ts";
import { encodeMoney } from "../cart/cart.codec.ts";
import { toWhole } from "../whole-currency.ts";
import type { OrderRow } from "./orders.rest.ts";

/** What is told of an order; amounts in minor units of its currency. */
export type OrderFacts = {
  readonly orderNumber: OrderNumber;
  readonly shipToId: ShipToId;
  /** Of the place it goes to (D20). */
  readonly market: Market;
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
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly grossMinor: Minor;
  readonly depositMinor: Minor;
  readonly totalMinor: Minor;
  /** What it comes to where less was confirmed, or came, than was ordered; null where it is the same (DORD-03). */
  readonly dueNetMinor: Minor | null;
  readonly dueDepositMinor: Minor | null;
  readonly dueTotalMinor: Minor | null;
  readonly grams: number;
  readonly palletThousandths: number;
  readonly millilitres: number;
  readonly lineCount: number;
  /** Taken at the price list because the ERP gave no prices (PRICE-06). */
  readonly isProvisional: boolean;
  /** What it came to then; null unless its prices were settled afterwards. */
  readonly provisionalTotalMinor: Minor | null;
  /** What the customer wants it to come to at most (B14); null without a limit. */
  readonly priceLimitMinor: Minor | null;
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

/** What a row of the history tells of an order; its sums are what it comes to, whatever was ordered. */
export type RowFacts = LimitedOrder & { readonly orderedTotalMinor: Minor } & Pick<
    OrderFacts,
    | "orderNumber"
    | "customerOrderNumber"
    | "createdAt"
    | "deliveryDate"
    | "shipToId"
    | "deliveryMethod"
    | "documentCode"
    | "currency"
    | "netMinor"
    | "lineCount"
  >;

/** A received order has no delivery status yet, but that the ERP refused it and it is looked into (D29). */
function toldDeliveryStatus({ state, deliveryStatus }: Pick<OrderFacts, "state" | "deliveryStatus">) {
  return state === "received" && !isBlockedStatus(deliveryStatus) ? null : deliveryStatus;
}

/** A row of GET orders (REST-46). */
export function encodeOrderRow(order: RowFacts, shipToName: string): OrderRow {
  const { totalMinor, orderedTotalMinor } = order;
  const limit = judgeLimit(limitFactsOf({ ...order, totalMinor: orderedTotalMinor }));
  return {
    orderNumber: order.orderNumber,
    customerOrderNumber: order.customerOrderNumber,
    createdAt: encodeInstant(order.createdAt, "T"),
    deliveryDate: order.deliveryDate,
    shipToId: order.shipToId,
    shipToName,
    method: order.deliveryMethod,
    documentCode: order.documentCode,
    status: shownStatus(order),
    state: order.state,
    deliveryStatus: toldDeliveryStatus(order),
    currency: order.currency,
    net: toWhole(order.netMinor),
    total: toWhole(totalMinor),
    orderedTotal: orderedTotalMinor === totalMinor ? null : toWhole(orderedTotalMinor),
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
    market: order.market,
    grand_total: toWhole(order.dueTotalMinor ?? order.totalMinor),
    status: shownStatus(order),
    state: order.state,
    processing_status: order.processingStatus,
    delivery_status: toldDeliveryStatus(order),
    price_state: priceStateOf(order),
    provisional_total:
      order.provisionalTotalMinor === null ? null : encodeMoney(order.provisionalTotalMinor, order.currency),
    price_limit: order.priceLimitMinor === null ? null : encodeMoney(order.priceLimitMinor, order.currency),
    is_price_kept: order.priceKeptAt !== null,
    shipping_method: order.deliveryMethod,
    order_type: order.documentCode,
    carrier: null,
    total_weight: order.grams / 1000,
    total_pallets: order.palletThousandths / 1000,
    total_litres: order.millilitres / 1000,
    comments: [],
  };
}

export type OrderLineFacts = {
  readonly orderNumber: OrderNumber;
  readonly lineNo: number;
  readonly sku: Sku;
  /** The bundle that the goods came in. */
  readonly bundleSku: Sku | null;
  readonly names: Texts;
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
  /** Goods that the brewery offers in place of what it did not confirm. */
  readonly substitutes: readonly string[];
  readonly unitPriceMinor: Minor;
  readonly netMinor: Minor;
  readonly vatPercent: number;
  readonly depositMinor: Minor;
  /** The price of one box until the ERP gave its own; null where it was firm from the start. */
  readonly provisionalPriceMinor: Minor | null;
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

type PostalFacts = Readonly<Record<"name" | "street" | "city" | "zip" | "country", string>> & {
  readonly vatId?: string | undefined;
};

/** An address of a firm: nobody's first and last name, which Magento's type demands all the same. */
export function encodeOrderAddress({ name, street, city, zip, country, vatId }: PostalFacts) {
  return {
    firstname: name,
    lastname: "",
    company: name,
    street: [street],
    city,
    postcode: zip,
    country_code: countryCode(country),
    telephone: null,
    vat_id: vatId || null,
  };
}

/** The payer as it was when the order was placed; history may know less of it. */
export function encodeOrderPayer(payer: unknown) {
  const read = payerSchema.safeParse(payer);
  if (!read.success) return null;
  const { dic, icDph, ...address } = read.data;
  return encodeOrderAddress({ ...address, vatId: icDph || dic });
}

const payerSchema = zod.object({
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zip: zod.string(),
  country: zod.string(),
  dic: zod.string().optional(),
  icDph: zod.string().optional(),
});

/** Of a country that history alone knows, null. */
function countryCode(text: string): StoreCountry | null {
  const country = parseCountry(text);
  return country === undefined ? null : storeCountryOf(country);
}

export type OrderEventFacts = {
  /** Or that its prices are settled (PRICE-06), kept above the limit (B14), or that the brewery changed what was sent. */
  readonly state: OrderState | "priced" | "price-kept" | "changed";
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
  readonly orderNumber: OrderNumber;
  readonly kind: "invoice" | "credit";
  readonly number: string;
  readonly issuedAt: Date;
};

export function encodeOrderDocument({ orderNumber, number, issuedAt }: OrderDocumentFacts) {
  return { id: `${orderNumber}-${number}`, number, issued_at: encodeInstant(issuedAt) };
}
