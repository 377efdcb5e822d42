/** Suggested carts between the domain's words and the API's (SUGGEST-02…05, GQL-28). */

import type { Filling } from "@vycep/domain/capacity/fill-up";
import type { Quote } from "@vycep/domain/cart/quote";
import { formatLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { grossOf } from "@vycep/domain/pricing/vat";
import type { Reason, SuggestedLine, Suggestion } from "@vycep/domain/suggestions/suggested-cart";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { say } from "@vycep/words/engine/sentence";
import { suggestionReasons } from "@vycep/words/suggestions/answers";
import { encodeProgressBar, encodeTotals } from "../cart/cart.codec.ts";
import { toWhole } from "../whole-currency.ts";

export type VariantFacts = {
  readonly offer: { readonly market: Market };
  readonly method: ShippingMethod;
  readonly day: string;
  readonly suggestion: Suggestion;
  /** Of the proposed lines. */
  readonly quote: Quote;
};

/** All but the lines, which carry their products. */
export function encodeVariant({ offer, method, day, suggestion, quote }: VariantFacts) {
  return {
    market: offer.market,
    delivery_method: method,
    delivery_date: day,
    lasts_until: suggestion.until,
    deliveries_counted: suggestion.deliveries,
    totals: encodeTotals(quote),
    progress_bar_data: encodeProgressBar(quote, method),
  };
}

type LinePrice = { readonly unitMinor: Minor | null; readonly vatPct: number; readonly language: Language };

export function encodeSuggestedLine(line: SuggestedLine, { unitMinor, vatPct, language }: LinePrice) {
  return {
    sku: line.sku,
    total_units: line.packages,
    number_of_layers: line.layers,
    number_of_pallets: line.pallets,
    quantity: line.boxes,
    your_price: unitMinor === null ? null : toWhole(unitMinor),
    your_price_w_vat: unitMinor === null ? null : toWhole(grossOf(unitMinor, vatPct)),
    checked: line.isChecked,
    reasons: line.reasons.map((reason) => encodeReason(reason, language)),
    history: [...line.history],
  };
}

/** All of a filling but its product, which the catalogue shows (B4). */
export function encodeFilling(
  { sku, unit, count, boxes, days, netMinor, load }: Filling,
  { perWeek, currency }: { readonly perWeek: number; readonly currency: Currency },
) {
  return {
    sku,
    total_units: unit === "packages" ? count : 0,
    number_of_layers: unit === "layers" ? count : 0,
    number_of_pallets: unit === "pallets" ? count : 0,
    quantity: boxes,
    days,
    quantity_per_week: Math.round(perWeek * 10) / 10,
    net: { value: toWhole(netMinor), currency },
    pallets_after: load.palletThousandths / 1000,
    weight_after: load.grams / 1000,
  };
}

function encodeReason(reason: Reason, language: Language) {
  const { kind, ...figures } = reason;
  const written = Object.entries(figures).map(([name, value]) => [name, writtenFigure(name, value)] as const);
  const message = say(suggestionReasons[wordedKind(reason)], language, Object.fromEntries(written));
  return {
    code: kind,
    message,
    params: Object.entries(figures).map(([name, value]) => ({ name, value: String(value) })),
  };
}

/** Days and decimals as all three languages of the portal write them (OP-140); of a percentage the words say the sign. */
function writtenFigure(name: string, value: string | number | readonly number[]): string {
  if (typeof value === "object") return value.join(", ");
  if (name === "day") return formatLocalDate(toLocalDate(String(value)));
  if (name === "percent") return String(Math.abs(Number(value)));
  return String(value).replace(".", ",");
}

function wordedKind(reason: Reason): keyof typeof suggestionReasons {
  switch (reason.kind) {
    case "season":
      return reason.percent > 0 ? "season-up" : "season-down";
    case "whole-units":
      return reason.unit === "layers" ? "whole-layers" : "whole-pallets";
    default:
      return reason.kind;
  }
}
