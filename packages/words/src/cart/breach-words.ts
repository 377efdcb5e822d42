import { MEASURE_OF, shownFigure } from "@vycep/domain/capacity/bar-line";
import type { Breach } from "@vycep/domain/capacity/limits";
import { type Currency, toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { formatCount, formatRoundMoney, formatWeight } from "../engine/format.ts";
import type { Speak } from "../engine/texts.ts";
import type { Originals } from "../nouns.ts";

interface BreachSpeaker {
  readonly t: Speak<Originals["cart"]>;
  readonly products: Speak<Originals["products"]>;
  readonly currency: Currency;
  readonly language: Language;
}

/** A crossed limit with what is missing or too much (CART-10…17, ERROR-16…23). */
export function breachInWords({ kind, limit, actual }: Breach, speaker: BreachSpeaker): string {
  const { t, products, currency, language } = speaker;
  // The difference of the numbers as they stand beside it.
  const { difference } = shownFigure(MEASURE_OF[kind], actual, limit);
  const say = (measure: (value: number) => string) =>
    t(`breach.${kind}`, { limit: measure(limit), difference: measure(difference) });
  switch (kind) {
    case "min-price-not-reached":
      return say((amount) => formatRoundMoney({ minor: toMinor(amount), currency }));
    case "min-weight-not-reached":
    case "max-weight-exceeded":
    case "hard-stop-weight-exceeded":
      return say((grams) => formatWeight(grams / 1000, language));
    case "min-pallets-not-reached":
    case "max-pallets-exceeded":
      return say((thousandths) => products("count.pallet", { count: thousandths / 1000 }));
    case "min-litres-not-reached":
    case "max-litres-exceeded":
      return say((millilitres) => `${formatCount(millilitres / 1000)}\u00a0l`);
  }
}
