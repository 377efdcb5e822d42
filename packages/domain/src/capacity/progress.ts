import type { Minor } from "../kernel/money.ts";
import { METHODS, type ShippingMethod } from "../transport/method.ts";
import type { CapacityRule } from "./capacity-rule.ts";
import type { Load } from "./load.ts";

/** Both readings of the bar take this (OP-01); `limits` are the effective ones. */
export type ProgressFacts = {
  readonly method: ShippingMethod;
  readonly load: Load;
  /** Value of the goods, net of VAT and deposits, in minor units. */
  readonly netMinor: Minor;
  readonly limits: CapacityRule;
};

/** PROGRESS-01. */
export type ProgressState = "error" | "success" | "neutral";

export type ProgressMessage =
  | "min-pallets-not-reached" // ERROR-16
  | "max-pallets-exceeded" // ERROR-17
  | "max-weight-exceeded" // ERROR-18
  | "min-weight-not-reached" // ERROR-19
  | "capacity-reached" // ERROR-20
  | "min-price-not-reached" // ERROR-21
  | "min-litres-not-reached" // ERROR-22
  | "max-litres-exceeded" // ERROR-23
  | "min-capacity-not-reached" // ERROR-24
  | "hard-stop-weight-exceeded"; // CART-17, where nothing else is wrong (D22)

export type Progress = {
  readonly state: ProgressState;
  readonly messageCode: ProgressMessage;
  /** Percent, 0 to 100, cut to one decimal. */
  readonly fill: number;
};

/** The comparisons that both readings and the cart limits are made of; an unset limit is never crossed. */
export type Crossings = {
  readonly underPallets: boolean;
  readonly overPallets: boolean;
  /** Room for more pallets: below the maximum, or no maximum. */
  readonly palletsLeft: boolean;
  readonly underWeight: boolean;
  readonly overWeight: boolean;
  readonly underValue: boolean;
  readonly underLitres: boolean;
  readonly overLitres: boolean;
};

/**
 * Which limits an order is under or over.
 *
 * @example crossings({ load: EMPTY_LOAD, netMinor: 100, limits: rule({ orderValueMinor: 200 }) }).underValue
 *   // true
 */
export function crossings({ load, netMinor, limits }: ProgressFacts): Crossings {
  const { minPallets, maxPallets, minKg, maxKg, orderValueMinor, minLitres, maxLitres } = limits;
  return {
    underPallets: minPallets !== null && load.palletThousandths < minPallets * 1000,
    overPallets: maxPallets !== null && load.palletThousandths > maxPallets * 1000,
    palletsLeft: maxPallets === null || load.palletThousandths < maxPallets * 1000,
    underWeight: minKg !== null && load.grams < minKg * 1000,
    overWeight: maxKg !== null && load.grams > maxKg * 1000,
    underValue: orderValueMinor !== null && netMinor < orderValueMinor,
    underLitres: minLitres !== null && load.millilitres < minLitres * 1000,
    overLitres: maxLitres !== null && load.millilitres > maxLitres * 1000,
  };
}

/**
 * Puts a verdict together. An empty order never shows green: where no limit speaks, the neutral text stands.
 *
 * @example progressOf({ method: "tank_tank", load: EMPTY_LOAD, netMinor: 0, limits: rule() }, "neutral",
 *   "min-litres-not-reached") // { state: "neutral", messageCode: "min-litres-not-reached", fill: 0 }
 */
export function progressOf(
  facts: ProgressFacts,
  state: ProgressState,
  messageCode: ProgressMessage,
): Progress {
  if (state === "success" && facts.load.boxes === 0) {
    return { state: "neutral", messageCode: "min-capacity-not-reached", fill: fillOf(facts) };
  }
  return { state, messageCode, fill: fillOf(facts) };
}

/**
 * How full the bar is (PROGRESS-27…30, OP-55): pallets of the maximum on trucks and empties, litres of the
 * maximum for tank, money of the order value otherwise; capped at 100, and 0 where the maximum is unset.
 *
 * @example fillOf({ method: "selfpickup_selfpickup", load: EMPTY_LOAD, netMinor: 175_000, limits: rule({
 *   orderValueMinor: 350_000 }) }) // 50
 */
export function fillOf({ method, load, netMinor, limits }: ProgressFacts): number {
  switch (METHODS[method].kind) {
    case "truck":
    case "empties-truck":
    case "empties-pickup":
      return percent(load.palletThousandths, (limits.maxPallets ?? 0) * 1000);
    case "tank":
      return percent(load.millilitres, (limits.maxLitres ?? 0) * 1000);
    case "standard":
      return percent(netMinor, limits.orderValueMinor ?? 0);
  }
}

function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.min(100, Math.max(0, Math.floor((part / whole) * 1000) / 10));
}
