import type { CheckoutStep } from "./checkout-step.ts";

/** Something that is chosen once and remembered, and what may be chosen now; undefined while nobody knows that yet. */
export type Remembered = {
  readonly chosen: string | undefined;
  readonly valid: readonly string[] | undefined;
};

/** Where, how, when and on what terms an order would go. */
export type CheckFacts = {
  readonly place: Remembered;
  readonly method: Remembered;
  readonly day: Remembered;
  readonly payment: Remembered;
};

/** The step that asks for each of them, in the order of the steps. */
const ASKED_AT = {
  place: "delivery",
  method: "delivery",
  day: "delivery",
  payment: "payment",
} as const satisfies Readonly<Record<keyof CheckFacts, CheckoutStep>>;

const ASKED = ["place", "method", "day", "payment"] as const satisfies readonly (keyof CheckFacts)[];

/**
 * Where the cart leads in one step for those who know (CHECKOUT-01, CHECKOUT-06): straight to the recap when place, way,
 * day and payment are known, else to the first step that still has to ask. What is remembered counts only while it may
 * be chosen now; as long as nobody knows that, it counts, for the recap judges it again before anything is sent.
 *
 * @example checkAndSend({ place: { chosen: "500101", valid: ["500101"] }, method: { chosen: "tank", valid: ["tank"]
 *   }, day: { chosen: "2026-11-23", valid: ["2026-11-24"] }, payment: { chosen: "transfer", valid: ["transfer"] }
 *   }) // "delivery"
 */
export function checkAndSend(facts: CheckFacts): "recap" | "delivery" | "payment" {
  const open = ASKED.find((one) => !isKnown(facts[one]));
  return open === undefined ? "recap" : ASKED_AT[open];
}

function isKnown({ chosen, valid }: Remembered): boolean {
  return chosen !== undefined && (valid === undefined || valid.includes(chosen));
}
