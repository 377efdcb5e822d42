import { type CapacityRule, effectiveLimits, NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { breaches } from "@vycep/domain/capacity/limits";
import { addDays } from "@vycep/domain/kernel/local-moment";
import type { CapacityEffect, CapacityEffectInput } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CapacityDeskDeps } from "./capacity-desk.deps.ts";
import { keptRules, ofKey } from "./dated-rule.repo.ts";
import { keyOf, triedLimitsOf } from "./rule-input.ts";

/** Orders of the last year that are looked at, the newest: so that a large brewery waits no longer than a small one. */
const mostOrders = 20_000;

/** How many of last year's orders would not go by limits, and how many by today's: the rule that judges a cart judges them (DCAL-04). */
export async function capacityEffect(
  { db, clock, beside }: CapacityDeskDeps,
  input: CapacityEffectInput,
): Promise<CapacityEffect> {
  const key = keyOf(input);
  const tried = triedLimitsOf(input.limits);
  const today = clock.now().date;
  const asked = { ...key, from: addDays(today, -365), to: addDays(today, -1), most: mostOrders + 1 };
  const found = await beside.orderLoads(db, asked);
  const orders = found.slice(0, mostOrders);
  const now = (await keptRules(db, beside, ofKey(key))).find(
    ({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today),
  );
  const fails = (rule: CapacityRule) => (order: (typeof orders)[number]) => {
    const { netMinor, tankLitres, ...load } = order;
    const facts = {
      method: key.method,
      isWholesale: key.customerType === "WHS",
      tankLitresInstalled: tankLitres,
    };
    return breaches({ method: key.method, load, netMinor, limits: effectiveLimits(rule, facts) }).length > 0;
  };
  const failing = orders.filter(fails(tried));
  return {
    orders: orders.length,
    isMore: found.length > mostOrders,
    failing: failing.length,
    failingNow: orders.filter(fails(now?.limits ?? NO_LIMITS)).length,
    places: placesOf(orders),
    placesFailing: placesOf(failing),
  };
}

function placesOf(orders: readonly { readonly shipToId: string }[]): number {
  return new Set(orders.map(({ shipToId }) => shipToId)).size;
}
