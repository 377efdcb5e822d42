import { localeOf } from "@vycep/domain/market/language";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";

/** How well a pair is read, in words: never rounded up to what it does not reach. */
export function useRatio(): (contrast: number) => string {
  const t = useTexts("brand-desk");
  const numbers = new Intl.NumberFormat(localeOf(useLanguage()), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (contrast) => t("ratio", { number: numbers.format(Math.floor(contrast * 10 + 1e-9) / 10) });
}
