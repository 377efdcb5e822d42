/** Capacity thresholds between the wire's odd names and the domain's (PROGRESS-04, D10). */
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { CapacityRuleAnswer } from "./shipto.rest.ts";

export function decodeCapacityRule(answer: CapacityRuleAnswer): CapacityRule {
  const value = answer.iMaximumOrderCash;
  return {
    minPallets: answer.iMinimumOrderPallet,
    maxPallets: answer.iMaximumOrderPallet,
    minKg: answer.iMinimumOrderWeight,
    maxKg: answer.iMaximumOrderWeight,
    orderValueMinor: value === null ? null : Math.round(value * 100),
    minLitres: answer.iMinLitersTank,
    maxLitres: answer.iMaxLitersTank,
  };
}

export function encodeCapacityRule(method: string, rule: CapacityRule): CapacityRuleAnswer {
  return {
    method,
    iMinimumOrderPallet: rule.minPallets,
    iMaximumOrderPallet: rule.maxPallets,
    iMinimumOrderWeight: rule.minKg,
    iMaximumOrderWeight: rule.maxKg,
    iMaximumOrderCash: rule.orderValueMinor === null ? null : rule.orderValueMinor / 100,
    iMinLitersTank: rule.minLitres,
    iMaxLitersTank: rule.maxLitres,
  };
}
