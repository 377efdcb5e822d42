import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Money } from "@vycep/domain/kernel/money";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { formatMoney } from "@vycep/words/engine/format";

interface Lost {
  readonly place: string;
  readonly day: LocalDate | undefined;
  readonly total: Money;
}

/** What an order is about, so that nobody cancels another: "Výčep Na Růžku · dodání v pondělí 23.11. · 39 744,69 Kč". */
export function useWhatIsLost({ place, day, total }: Lost): string {
  const t = useTexts("orders");
  const language = useLanguage();
  const delivery =
    day && t("deliveryOn", { day: dayInWords(day, "on", { language, today: localNow().date }) });
  return [place, delivery, formatMoney(total)].filter(Boolean).join(" · ");
}
