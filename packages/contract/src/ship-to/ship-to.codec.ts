/** A place and its thresholds as the seeds' odd names carry them (SHIPTO-13, OP-142, PROGRESS-04, D10). */
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Market } from "@vycep/domain/market/market";
import type { ShipToFacts } from "@vycep/domain/ship-to/ship-to";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { toWhole, wholeToMinor } from "../whole-currency.ts";
import type { SoldToPlace } from "./payers.rest.ts";
import type { CapacityRuleAnswer, ShipToAnswer, ShipToRecord } from "./ship-to.rest.ts";

export type ShownShipTo = {
  readonly facts: ShipToFacts;
  readonly market: Market;
  readonly currency: Currency;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly deliveryWindow: string;
  readonly payer: { readonly name: string };
};

export type ShipToVerdicts = {
  readonly offered: readonly ShippingMethod[];
  readonly rules: Iterable<readonly [ShippingMethod, CapacityRule]>;
};

export function encodeShipTo(shipTo: ShownShipTo, { offered, rules }: ShipToVerdicts): ShipToAnswer {
  const { facts } = shipTo;
  return {
    shiptosapid: facts.id,
    name: facts.name,
    street: shipTo.street,
    city: shipTo.city,
    zipcode: shipTo.zip,
    country: facts.country,
    companyId: facts.companyId,
    companyName: shipTo.payer.name,
    market: shipTo.market,
    currency: shipTo.currency,
    customerType: facts.customerType,
    status: facts.status,
    deliveryWindow: shipTo.deliveryWindow,
    isTankEnabled: facts.isTankEnabled,
    isUnfilteredEnabled: facts.isUnfilteredEnabled,
    records: encodeRecords(facts),
    tankDays: [...facts.schedule.tank],
    unfilteredDays: [...facts.schedule.unfiltered],
    offeredMethods: [...offered],
    capacityRules: [...rules].map(([method, rule]) => encodeCapacityRule(method, rule)),
  };
}

/** The same without what only ordering needs: of a company's places in its profile (PROFILE-02). */
export function encodeSoldToPlace(shipTo: ShownShipTo, offered: readonly ShippingMethod[]): SoldToPlace {
  const { facts } = shipTo;
  return {
    shiptosapid: facts.id,
    name: facts.name,
    street: shipTo.street,
    city: shipTo.city,
    zipcode: shipTo.zip,
    status: facts.status,
    deliveryWindow: shipTo.deliveryWindow,
    records: encodeRecords(facts),
    tankDays: [...facts.schedule.tank],
    unfilteredDays: [...facts.schedule.unfiltered],
    offeredMethods: [...offered],
  };
}

/** One record per type: '1' with the days of the usual round, PD with those of the truck. */
function encodeRecords({ id, types, schedule }: ShipToFacts): ShipToRecord[] {
  return types.map((type) => ({
    shiptosapid: id,
    type,
    scheduleDays: [...(type === "PD" ? schedule.pd : schedule.type1)],
  }));
}

/** `iMaximumOrderCash` is the order value to be reached, in whole currency (D10). */
export function encodeCapacityRule(method: ShippingMethod, rule: CapacityRule): CapacityRuleAnswer {
  return {
    method,
    iMinimumOrderPallet: rule.minPallets,
    iMaximumOrderPallet: rule.maxPallets,
    iMinimumOrderWeight: rule.minKg,
    iMaximumOrderWeight: rule.maxKg,
    iMaximumOrderCash: rule.orderValueMinor === null ? null : toWhole(rule.orderValueMinor),
    iMinLitersTank: rule.minLitres,
    iMaxLitersTank: rule.maxLitres,
  };
}

export function decodeCapacityRule(answer: CapacityRuleAnswer): CapacityRule {
  const value = answer.iMaximumOrderCash;
  return {
    minPallets: answer.iMinimumOrderPallet,
    maxPallets: answer.iMaximumOrderPallet,
    minKg: answer.iMinimumOrderWeight,
    maxKg: answer.iMaximumOrderWeight,
    orderValueMinor: value === null ? null : wholeToMinor(value),
    minLitres: answer.iMinLitersTank,
    maxLitres: answer.iMaxLitersTank,
  };
}
