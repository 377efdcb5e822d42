import { useTexts } from "@vycep/shell/words/i18n";
import { moneyIn } from "./moved-product.ts";
import { useCartDays } from "./use-cart-days.ts";

/** What speaks for a day or against it, in a word beside its tile; undefined of a day that was not compared (B8). */
export function useDayDifferences(
  cart: Parameters<typeof useCartDays>[0],
): (date: string) => string | undefined {
  const t = useTexts("move");
  const { data } = useCartDays(cart);
  return (date) => {
    const day = data?.days.find((one) => one.date === date);
    if (data === undefined || day === undefined || day.badges.includes("in_cart")) return;
    if (day.set_aside > 0) return t("asideThen", { count: day.set_aside });
    if (day.difference == null) return t("cannotSend");
    if (day.badges.includes("minimum_met")) return t("badge.minimum_met");
    return day.difference === 0 ? t("samePrice") : moneyIn(data.currency).difference(day.difference);
  };
}
