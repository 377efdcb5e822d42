import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Money } from "@vycep/domain/kernel/money";
import { localNow } from "../../shared/clock.ts";
import { formatMoney } from "../../shared/format.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { dayInWords } from "../../shared/i18n/weekday-forms.ts";

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
