import { METHODS, type ShippingMethod } from "../transport/method.ts";
import {
  type Crossings,
  crossings,
  type Progress,
  type ProgressFacts,
  type ProgressMessage,
  type ProgressState,
  progressOf,
} from "./progress.ts";

type Finding = readonly [ProgressState, ProgressMessage];

const REACHED: Finding = ["success", "capacity-reached"]; // PROGRESS-34

/**
 * Reading B, the bar of the delivery preferences (PROGRESS-15…34, OP-54). A full truck's findings are all
 * errors as written (OP-44); tank and empties are neutral below the minimum.
 *
 * @example barProgress({ method: "selfpickup_selfpickup", load: EMPTY_LOAD, netMinor: 0, limits: rule({
 *   orderValueMinor: 350_000 }) }) // { state: "neutral", messageCode: "min-capacity-not-reached", fill: 0 }
 */
export function barProgress(facts: ProgressFacts): Progress {
  const [state, message] = finding(facts, crossings(facts));
  return progressOf(facts, state, message);
}

/**
 * Whether the bar is not drawn at all; it is evaluated all the same (PROGRESS-02, OP-18).
 *
 * @example isBarHidden("emptiespickup_emptiespickup") // true
 */
export function isBarHidden(method: ShippingMethod): boolean {
  return METHODS[method].kind === "empties-pickup";
}

/** The pallet count line of wholesale users; null is "no limit". */
export type PalletCount = {
  readonly palletThousandths: number;
  readonly minPallets: number | null;
  readonly maxPallets: number | null;
};

/**
 * The count line that only wholesale users see, on truck and empty-truck orders (PROGRESS-31…33, D19).
 *
 * @example palletCount({ method: "flatrate_flatrate", load: EMPTY_LOAD, netMinor: 0, limits: rule() }, false)
 *   // undefined
 */
export function palletCount(facts: ProgressFacts, isWholesale: boolean): PalletCount | undefined {
  const { kind } = METHODS[facts.method];
  if (!isWholesale || (kind !== "truck" && kind !== "empties-truck")) return undefined;
  const { minPallets, maxPallets } = facts.limits;
  return { palletThousandths: facts.load.palletThousandths, minPallets, maxPallets };
}

function finding(facts: ProgressFacts, crossed: Crossings): Finding {
  switch (METHODS[facts.method].kind) {
    case "tank":
      return tank(crossed);
    case "empties-pickup":
    case "empties-truck":
      return empties(crossed);
    case "truck":
      return truck(crossed);
    case "standard":
      return standard(crossed);
  }
}

function tank(crossed: Crossings): Finding {
  if (crossed.overLitres) return ["error", "max-litres-exceeded"]; // PROGRESS-17
  return crossed.underLitres ? ["neutral", "min-litres-not-reached"] : REACHED; // PROGRESS-16
}

function empties(crossed: Crossings): Finding {
  if (crossed.overPallets) return ["error", "max-pallets-exceeded"]; // PROGRESS-18
  return crossed.underPallets ? ["neutral", "min-pallets-not-reached"] : REACHED;
}

function truck(crossed: Crossings): Finding {
  if (crossed.underPallets && crossed.underWeight) return ["error", "min-pallets-not-reached"]; // PROGRESS-20
  if (crossed.overWeight) return ["error", "max-weight-exceeded"]; // PROGRESS-21
  if (crossed.overPallets) return ["error", "max-pallets-exceeded"]; // PROGRESS-22
  return crossed.underWeight ? ["error", "min-weight-not-reached"] : REACHED; // PROGRESS-23
}

function standard(crossed: Crossings): Finding {
  if (crossed.overWeight) return ["error", "max-weight-exceeded"]; // PROGRESS-25
  if (crossed.overPallets) return ["error", "max-pallets-exceeded"]; // PROGRESS-25
  return crossed.underValue ? ["neutral", "min-capacity-not-reached"] : REACHED; // PROGRESS-24, 26
}
