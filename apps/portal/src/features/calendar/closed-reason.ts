import { type ClosedDay, HORIZON_DAYS } from "@vycep/domain/calendar/delivery-day";
import { addDays, type LocalDate, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatWeekdayDate } from "../../shared/format.ts";
import type { Originals } from "../../shared/i18n/namespaces.ts";
import type { Speak } from "../../shared/i18n/texts.ts";

interface Speaker {
  readonly t: Speak<Originals["delivery"]>;
  readonly language: Language;
  readonly now: LocalMoment;
}

/** Why a day is closed, in words: the verdict's own reason (PICKER-09…15). */
export function closedReason(closed: ClosedDay, day: LocalDate, { t, language, now }: Speaker): string {
  if (day < now.date) return t("closed.past");
  switch (closed.kind) {
    case "excluded":
      return closed.why === "moved"
        ? t("closed.moved", { day: formatWeekdayDate(closed.movedTo, language) })
        : t(`closed.${closed.why}`);
    case "weekday-not-served":
      return t("closed.weekday-not-served");
    case "too-early":
      return t("closed.too-early", { day: formatWeekdayDate(closed.earliest, language) });
    case "beyond-horizon":
      return t("closed.beyond-horizon", {
        day: formatWeekdayDate(addDays(now.date, HORIZON_DAYS), language),
      });
    case "holidays-unknown":
      return t("closed.holidays-unknown", { year: String(closed.year) });
  }
}
