import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ReturnLine } from "@vycep/domain/empties/counted-return";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, NO_MONEY, times, toMinor } from "@vycep/domain/kernel/money";
import type { Market } from "@vycep/domain/market/market";
import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import { judgeLimit, type LimitVerdict } from "@vycep/domain/orders/price-limit";
import {
  type DeliveryStatus,
  isBlockedStatus,
  type ProcessingState,
  parseDeliveryStatus,
  parseProcessingState,
} from "@vycep/domain/orders/status";
import { methodOfOrder, type ShippingMethod } from "@vycep/domain/transport/method";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { type BoxUnit, boxUnitOf } from "../../../shared/products/box-unit.ts";
import type { Photo } from "../../../shared/products/photo.ts";
import type { OrderAnswer } from "./customer-order-document.ts";
import { type Bill, billOf } from "./order-bill.ts";
import {
  billedSteps,
  documentsOf,
  momentOf,
  type OrderDocument,
  type OrderStep,
  stepsOf,
} from "./order-steps.ts";

/** One order as its page shows it; amounts in minor units of its currency. */
export interface OrderView {
  readonly number: string;
  /** Of the place it goes to (D20). */
  readonly market: Market;
  readonly ownNumber: string | undefined;
  readonly placedAt: LocalMoment | undefined;
  readonly placedBy: string | undefined;
  /** One of the brewery's staff placed it in the customer's name (DORD-06). */
  readonly isPlacedByBrewery: boolean;
  readonly status: string;
  readonly state: OrderState | undefined;
  readonly deliveryStatus: DeliveryStatus | undefined;
  readonly method: ShippingMethod | undefined;
  readonly currency: Currency;
  /** Whether the brewery still has to price it, or did afterwards (PRICE-06). */
  readonly priceState: "firm" | "provisional" | "settled";
  /** What it came to before its prices were settled. */
  readonly provisionalTotalMinor: Minor | undefined;
  /** What all that was ordered comes to, whatever came of it. */
  readonly orderedTotalMinor: Minor;
  /** What the customer wanted it to come to at most, and whether that asks for his word now (B14). */
  readonly limitMinor: Minor | undefined;
  readonly limit: LimitVerdict;
  readonly steps: readonly OrderStep[];
  /** The brewery took it back, because it could confirm nothing of it. */
  readonly isRejected: boolean;
  /** Its invoices and credit notes, the oldest first. */
  readonly documents: readonly OrderDocument[];
  readonly lines: readonly OrderLine[];
  readonly bill: Bill;
  /** What goes back with it, or was collected by it. */
  readonly empties: readonly OrderEmpties[];
  /** The other order of the same sending. */
  readonly mainNumber: string | undefined;
  readonly secondNumber: string | undefined;
  /** The order whose shortage it brings, and those that bring its own (DDISP-06). */
  readonly replaces: string | undefined;
  readonly replacements: readonly { readonly number: string; readonly day: LocalDate | undefined }[];
  readonly shipToId: string | undefined;
  readonly place: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
  };
  /** Name and address as they were when the order was placed; empty where history does not know. */
  readonly payer: readonly string[];
  readonly deliveryDate: LocalDate | undefined;
  readonly deliveryWindow: string | undefined;
  readonly note: string | undefined;
  readonly payment: string | undefined;
  readonly kilograms: number;
  readonly pallets: number;
  /** Boxes, kegs and the like, and whole layers among them, as ordered. */
  readonly units: number;
  readonly layers: number;
}

/** Boxes ordered, and what the brewery said of them; undefined is what it has not said yet. */
export interface OrderLine {
  readonly id: string;
  readonly sku: Sku;
  readonly name: string;
  readonly brand: string;
  readonly packageType: string;
  readonly plato: number | undefined;
  readonly photo?: Photo | undefined;
  readonly unit: BoxUnit;
  readonly amounts: Amounts;
  readonly ordered: number;
  readonly confirmed: number | undefined;
  readonly delivered: number | undefined;
  readonly invoiced: number | undefined;
  /** Of the invoiced ones, those that were credited again. */
  readonly credited: number;
  /** Of those that did not come, those that come in a replacement delivery (DDISP-06). */
  readonly replaced: number;
  /** Why the brewery's numbers are not the customer's, in the brewery's words (B6). */
  readonly reason: string | undefined;
  /** What the brewery offers in place of what it did not confirm. */
  readonly substitutes: readonly { readonly sku: string; readonly name: string }[];
  /** The boxes that count: what came, else what was promised, else what was asked for. */
  readonly counted: number;
  readonly unitMinor: Minor;
  /** The price of one box until it was settled; undefined where it was firm from the start. */
  readonly provisionalUnitMinor: Minor | undefined;
  readonly netMinor: Minor;
  readonly depositMinor: Minor;
  readonly vatPct: number;
  readonly processing: ProcessingState | undefined;
  /** The bundle that the goods came in; undefined for goods by themselves (C26). */
  readonly bundle: OrderedBundle | undefined;
}

/** Pieces of one type, planned and taken over, with the deposit of one. */
export interface OrderEmpties extends ReturnLine {
  readonly code: string;
  readonly name: string;
}

export interface OrderedBundle {
  readonly sku: Sku;
  readonly name: string;
  readonly packages: number;
}

export function viewOrder(answer: OrderAnswer): OrderView {
  const state = parseOrderState(answer.state ?? "");
  const { additional_data: extra, shipping_address: address, billing_address: payer } = answer;
  const lines = (answer.items ?? []).flatMap((item) => (item ? [viewLine(item, state)] : []));
  const empties = (answer.empties ?? []).map(viewEmpties);
  const documents = documentsOf(answer);
  return {
    number: answer.number,
    market: answer.market,
    ownNumber: extra?.customer_order_number || undefined,
    placedAt: momentOf(answer.order_date),
    placedBy: extra?.created_by || undefined,
    isPlacedByBrewery: extra?.placed_by_brewery === true,
    status: answer.status,
    state,
    deliveryStatus: parseDeliveryStatus(answer.delivery_status ?? ""),
    method: methodOfOrder({ method: answer.shipping_method ?? "", documentCode: answer.order_type }),
    currency: answeredCurrency(answer.total?.subtotal_excl_tax.currency),
    priceState: priceStateOf(answer.price_state),
    provisionalTotalMinor:
      answer.provisional_total === null ? undefined : wholeToMinor(answer.provisional_total.value ?? 0),
    orderedTotalMinor: wholeToMinor(answer.total?.grand_total.value ?? 0),
    limitMinor: answer.price_limit === null ? undefined : wholeToMinor(answer.price_limit.value ?? 0),
    limit: limitOf(answer, state),
    steps: state === undefined ? [] : [...stepsOf(state, answer.timeline ?? []), ...billedSteps(documents)],
    isRejected: (answer.timeline ?? []).some(({ by_brewery }) => by_brewery),
    documents,
    lines,
    bill: billOf(answer, { state, lines, empties }),
    empties,
    mainNumber: answer.main_order_number ?? undefined,
    secondNumber: answer.empties_order_number ?? undefined,
    replaces: answer.replaces_order_number ?? undefined,
    replacements: answer.replacement_orders.map(({ number, delivery_date: day }) => ({
      ...{ number, day: parseLocalDate(day) },
    })),
    shipToId: extra?.ship_to_id ?? undefined,
    place: {
      name: extra?.ship_to_name ?? address?.company ?? "",
      street: (address?.street ?? []).filter(Boolean).join(", "),
      city: [address?.postcode, address?.city].filter(Boolean).join(" "),
    },
    payer: [
      payer?.company ?? "",
      (payer?.street ?? []).filter(Boolean).join(", "),
      [payer?.postcode, payer?.city].filter(Boolean).join(" "),
    ].filter((line) => line !== ""),
    deliveryDate: parseLocalDate(extra?.delivery_date ?? ""),
    deliveryWindow: extra?.delivery_window || undefined,
    note: extra?.note_for_driver || undefined,
    payment: answer.payment_methods?.[0]?.name,
    kilograms: answer.total_weight ?? 0,
    pallets: answer.total_pallets ?? 0,
    units: lines.reduce((sum, { ordered }) => sum + ordered, 0),
    layers: lines.reduce((sum, { amounts }) => sum + amounts.layers, 0),
  };
}

type EmptiesAnswer = NonNullable<OrderAnswer["empties"]>[number];

function viewEmpties(row: EmptiesAnswer): OrderEmpties {
  return {
    code: row.packaging_code,
    name: row.packaging_name,
    planned: row.number_of_units,
    returned: row.returned_units,
    unitDepositMinor: wholeToMinor(row.deposit.value ?? 0),
  };
}

function limitOf(answer: OrderAnswer, state: OrderState | undefined): LimitVerdict {
  if (state === undefined) return { kind: "nothing-to-ask", reason: "no-limit" };
  return judgeLimit({
    limitMinor: answer.price_limit === null ? null : wholeToMinor(answer.price_limit.value ?? 0),
    totalMinor: wholeToMinor(answer.total?.grand_total.value ?? 0),
    isSettled: answer.price_state === "settled",
    isKept: answer.is_price_kept,
    state,
    isBlocked: isBlockedStatus(parseDeliveryStatus(answer.delivery_status ?? "")),
  });
}

function priceStateOf(text: string): OrderView["priceState"] {
  return text === "provisional" || text === "settled" ? text : "firm";
}

type ItemAnswer = NonNullable<NonNullable<OrderAnswer["items"]>[number]>;

function viewLine(item: ItemAnswer, state: OrderState | undefined): OrderLine {
  const ordered = item.quantity_ordered ?? 0;
  const confirmed = item.quantity_confirmed ?? undefined;
  const delivered = item.quantity_shipped ?? undefined;
  // A cancelled order came to nothing, and still shows what it would have been.
  const counted = state === "cancelled" ? ordered : (delivered ?? confirmed ?? ordered);
  const unitMinor = wholeToMinor(item.product_sale_price.value ?? 0);
  const orderedDeposit = wholeToMinor(item.deposit_total?.value ?? 0);
  const packageType = item.package_type ?? "other";
  return {
    id: item.id,
    sku: toId<Sku>(item.product_sku),
    name: item.product_name ?? item.product_sku,
    brand: item.product?.brand ?? "",
    packageType,
    plato: item.product?.plato ?? undefined,
    photo: item.product?.small_image ?? undefined,
    unit: boxUnitOf({
      package_type: packageType,
      packaging: item.packaging ?? null,
      number_of_items_in_box: item.product?.number_of_items_in_box ?? null,
    }),
    amounts: {
      packages: item.number_of_packages ?? 0,
      layers: item.number_of_layer ?? 0,
      pallets: item.number_of_pallet ?? 0,
    },
    ordered,
    confirmed,
    delivered,
    invoiced: item.quantity_invoiced ?? undefined,
    credited: item.quantity_refunded ?? 0,
    replaced: item.quantity_replaced ?? 0,
    reason: item.change_reason ?? undefined,
    substitutes: item.substitutes.flatMap(({ sku, name }) =>
      sku == null ? [] : [{ sku, name: name ?? sku }],
    ),
    counted,
    unitMinor,
    provisionalUnitMinor:
      item.provisional_price === null ? undefined : wholeToMinor(item.provisional_price.value ?? 0),
    netMinor: counted === ordered ? wholeToMinor(item.row_total?.value ?? 0) : times(counted, unitMinor),
    depositMinor: ordered === 0 ? NO_MONEY : toMinor(Math.round((orderedDeposit / ordered) * counted)),
    vatPct: item.vat_percent ?? 0,
    // Whoever took the whole order back, no line of it went another way than the others.
    processing: state === "cancelled" ? undefined : parseProcessingState(item.status ?? ""),
    bundle: item.bundle
      ? {
          sku: toId<Sku>(item.bundle.sku),
          name: item.bundle.name ?? item.bundle.sku,
          packages: item.bundle.quantity,
        }
      : undefined,
  };
}
