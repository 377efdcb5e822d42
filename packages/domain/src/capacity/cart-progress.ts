import { METHODS } from "../transport/method.ts";
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

/**
 * Reading A, the bar of cart and checkout (PROGRESS-05…14). What is over a maximum comes first (OP-16);
 * empties by truck are asked as empties, then as a truck (OP-15); what no sentence covers is reached (OP-52).
 * Below a minimum is neutral, above a maximum an error (OP-44). Tank and unfiltered go by money here; their
 * litres are checked by the cart limits (OP-17).
 *
 * @example cartProgress({ method: "flatrate_flatrate", load: EMPTY_LOAD, netMinor: 0, limits: rule({
 *   minPallets: 20 }) }) // { state: "neutral", messageCode: "min-capacity-not-reached", fill: 0 }
 */
export function cartProgress(facts: ProgressFacts): Progress {
  const crossed = crossings(facts);
  const [state, message] = overMaximum(crossed) ??
    belowMinimum(facts, crossed) ?? ["success", "capacity-reached"];
  return progressOf(facts, state, message);
}

function overMaximum(crossed: Crossings): Finding | undefined {
  if (crossed.overWeight) return ["error", "max-weight-exceeded"]; // PROGRESS-08
  if (crossed.overPallets) return ["error", "max-pallets-exceeded"]; // PROGRESS-06, 09, 13
  return crossed.overLitres ? ["error", "max-litres-exceeded"] : undefined; // never green when it cannot ship (OP-16)
}

function belowMinimum(facts: ProgressFacts, crossed: Crossings): Finding | undefined {
  switch (METHODS[facts.method].kind) {
    case "empties-pickup":
      return emptiesMinimum(crossed);
    case "empties-truck":
      return emptiesMinimum(crossed) ?? truckMinimum(crossed);
    case "truck":
      return truckMinimum(crossed);
    case "standard":
    case "tank":
      return crossed.underValue ? ["neutral", "min-price-not-reached"] : undefined; // PROGRESS-12
  }
}

function emptiesMinimum(crossed: Crossings): Finding | undefined {
  return crossed.underPallets ? ["neutral", "min-pallets-not-reached"] : undefined; // PROGRESS-05
}

function truckMinimum(crossed: Crossings): Finding | undefined {
  if (!crossed.underWeight) return undefined;
  if (crossed.underPallets) return ["neutral", "min-pallets-not-reached"]; // PROGRESS-07
  return crossed.palletsLeft ? ["neutral", "min-weight-not-reached"] : undefined; // PROGRESS-10, 11
}
