/** Why something was not done with an order, in the API's words: not placed, not cancelled, not put into a cart again. */

import { formatLocalDate, type LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Money } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { signOfCurrency } from "@vycep/domain/market/market";
import type { ChangedLine, PlaceObstacle } from "@vycep/domain/orders/place-order";
import { choiceSentences, priceUpdateRefused } from "@vycep/words/cart/answers";
import { say } from "@vycep/words/engine/sentence";
import {
  cartChanged,
  cutOffPassed,
  limitBelowTotal,
  type NotCancelled,
  notCancelledMessages,
  onPunchOutVisit,
  priceChanged,
} from "@vycep/words/orders/answers";
import { type NotReordered, notSavedMessages } from "@vycep/words/saved-orders/answers";
import { encodeObstacle } from "../cart/cart.codec.ts";
import type { encodeFailedItem } from "../saved-orders/saved-orders.codec.ts";
import { toWhole } from "../whole-currency.ts";

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
  const base = { code: "UNABLE_TO_PLACE_ORDER" as const, ...noDetails };
  if (obstacle.kind === "cart-changed") {
    return { ...base, code: "CART_CHANGED" as const, reason: obstacle.kind, message: cartChanged[language] };
  }
  if (obstacle.kind === "total-changed") {
    const { nowMinor, lines } = obstacle;
    return {
      ...base,
      code: "PRICE_CHANGED" as const,
      reason: "price-changed",
      message: say(priceChanged, language, { total: amountInWords({ minor: nowMinor, currency }) }),
      total: toWhole(nowMinor),
      changed_lines: lines.map(encodeChangedLine),
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

const noDetails = { sku: null, next_date: null, total: null, changed_lines: [] };

function encodeChangedLine({ sku, seenMinor, nowMinor }: ChangedLine) {
  return {
    sku,
    seen: seenMinor === null ? null : toWhole(seenMinor),
    now: nowMinor === null ? null : toWhole(nowMinor),
  };
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
  const message = notSavedMessages["cart-not-active"][language];
  return { ...noDetails, code: "CART_NOT_ACTIVE" as const, reason: "cart-not-active", message };
}

/** A purchasing system sent whoever asks: it makes the order (B16). */
export function encodeOnVisit(language: Language) {
  const code = "UNABLE_TO_PLACE_ORDER" as const;
  return { ...noDetails, code, reason: "on-punch-out-visit", message: onPunchOutVisit[language] };
}

/** "1 234,50 Kč": the Czech way in every language (OP-140). */
function amountInWords({ minor, currency }: Money): string {
  const whole = String(Math.trunc(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `${whole},${String(Math.abs(minor % 100)).padStart(2, "0")}\u00a0${signOfCurrency(currency)}`;
}
