import { DEFAULT_MIN_PALLETS, effectiveLimits } from "@vycep/domain/capacity/capacity-rule";
import { toLocalDate, yearOf } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatDate, formatDayMonth, formatRoundMoney } from "@vycep/words/engine/format";
import { limitsKnown } from "./limit-texts.ts";
import type { Limits, Rule, RuleRow } from "./use-capacity.ts";

/** A measure of a rule, as a column of the table. */
export type Measure = "pallets" | "weight" | "value" | "litres";

/** Rules in words: their names, days and limits. */
export function useRuleWords() {
  const t = useTexts("capacity-desk");
  const order = useTexts("order-desk");
  const thisYear = yearOf(localNow().date);
  const dayText = (text: string) => {
    const day = toLocalDate(text);
    return yearOf(day) === thisYear ? formatDayMonth(day) : formatDate(day);
  };
  const methodName = (text: string) => {
    const method = parseShippingMethod(text);
    return method === undefined ? text : order(`method.${method}`);
  };
  const typeName = (type: string) => (type === "POS" || type === "WHS" ? t(`type.${type}`) : type);
  const span = (least: number | null, most: number | null) => {
    const [from, to] = [least === null ? "" : formatCount(least), most === null ? "" : formatCount(most)];
    if (least === null) return most === null ? "–" : t("upTo", { to });
    return most === null ? t("atLeast", { from }) : t("range", { from, to });
  };
  return {
    dayText,
    methodName,
    typeName,
    nameOf: ({ method, customerType, market }: Pick<Rule, "method" | "customerType" | "market">) =>
      t("of", { method: methodName(method), type: typeName(customerType), market }),
    holds: ({ validFrom, validTo }: Pick<RuleRow, "validFrom" | "validTo">) =>
      [
        validFrom == null ? t("sinceEver") : t("fromDay", { day: dayText(validFrom) }),
        ...(validTo == null ? [] : [t("toDay", { day: dayText(validTo) })]),
      ].join(" "),
    limitText: (
      measure: Measure,
      limits: Limits,
      rule: Pick<Rule, "method" | "customerType" | "currency">,
    ) => {
      const said = limitsKnown(limits);
      switch (measure) {
        case "pallets": {
          const text = span(effectiveOf(limits, rule) ?? said.minPallets, said.maxPallets);
          return isDefault(limits, rule) ? `${text} ${t("byDefault")}` : text;
        }
        case "weight":
          return span(said.minKg, said.maxKg);
        case "litres":
          return span(said.minLitres, said.maxLitres);
        case "value":
          return said.orderValueMinor === null
            ? "–"
            : formatRoundMoney({ minor: toMinor(said.orderValueMinor), currency: toCurrency(rule.currency) });
      }
    },
  };
}

/** The minimum of pallets that really holds, also where the rule leaves it open (PROGRESS-33). */
function effectiveOf(limits: Limits, { method, customerType }: Pick<Rule, "method" | "customerType">) {
  const known = parseShippingMethod(method);
  if (known === undefined) return null;
  const facts = { method: known, isWholesale: customerType === "WHS", tankLitresInstalled: 0 };
  return effectiveLimits(limitsKnown(limits), facts).minPallets;
}

function isDefault(limits: Limits, rule: Pick<Rule, "method" | "customerType">): boolean {
  return limits.minPallets == null && effectiveOf(limits, rule) === DEFAULT_MIN_PALLETS;
}
