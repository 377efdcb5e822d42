import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { TypedLimits } from "@vycep/domain/capacity/dated-rule";
import { parseMinor } from "@vycep/domain/kernel/money";
import { type Market, parseMarket } from "@vycep/domain/market/market";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { CapacityLimitsInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { CUSTOMER_TYPES } from "./capacity-rules.ts";
import type { RuleKey } from "./dated-rule.repo.ts";

export type KnownKey = {
  readonly market: Market;
  readonly customerType: (typeof CUSTOMER_TYPES)[number];
  readonly method: ShippingMethod;
};

/** Whose rules are meant; what is no market, type or method is a mistake of the caller. */
export function keyOf({
  market: typedMarket,
  customerType: typedType,
  method: typedMethod,
}: RuleKey): KnownKey {
  const market = parseMarket(typedMarket);
  const customerType = CUSTOMER_TYPES.find((type) => type === typedType);
  const method = parseShippingMethod(typedMethod);
  if (market === undefined) throw invalid("market");
  if (customerType === undefined) throw invalid("customerType");
  if (method === undefined) throw invalid("method");
  return { market, customerType, method };
}

/** What was typed; what was left out is no limit. */
export function limitsOf({
  minPallets = null,
  maxPallets = null,
  minKg = null,
  maxKg = null,
  orderValueMinor = null,
  minLitres = null,
  maxLitres = null,
}: CapacityLimitsInput): TypedLimits {
  return { minPallets, maxPallets, minKg, maxKg, orderValueMinor, minLitres, maxLitres };
}

/** The same of limits that are only tried: one that is no amount of money is a mistake of the caller. */
export function triedLimitsOf(input: CapacityLimitsInput): CapacityRule {
  const { orderValueMinor: typed, ...limits } = limitsOf(input);
  const orderValueMinor = typed === null ? null : parseMinor(typed);
  if (orderValueMinor === undefined) throw invalid("limits");
  return { ...limits, orderValueMinor };
}

function invalid(field: string): Error {
  return badInput("input-invalid", undefined, [{ path: `input.${field}`, code: "invalid" }]);
}
