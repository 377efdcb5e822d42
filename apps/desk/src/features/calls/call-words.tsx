import { parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatMoney } from "@vycep/words/engine/format";
import { weekdayNear } from "../../kit/weekday-near.ts";

/** The name of a method; one that a newer server has is shown as it is. */
export function CallMethod({ method }: { readonly method: string }) {
  const t = useTexts("order-desk");
  const known = parseShippingMethod(method);
  return known === undefined ? method : t(`method.${known}`);
}

/** A day as people say it. */
export function CallDay({ day }: { readonly day: string }) {
  return weekdayNear(toLocalDate(day), useLanguage());
}

/** Until when something can be ordered: "st 25.11. 13:30". */
export function useCutOffText(): (orderBy: string) => string {
  const language = useLanguage();
  return (orderBy) => {
    const [day = "", time = ""] = orderBy.split("T");
    const date = parseLocalDate(day);
    return date === undefined ? orderBy : `${weekdayNear(date, language)} ${time.replace(/^0/, "")}`;
  };
}

export function moneyText(minor: number, currency: string): string {
  return formatMoney({ minor: toMinor(minor), currency: toCurrency(currency) });
}
