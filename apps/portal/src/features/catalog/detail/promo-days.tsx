import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { daysToShow, type PricedDay } from "@vycep/domain/pricing/promo-days";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatAmount, formatDayMonth } from "@vycep/words/engine/format";
import { weekdayName } from "@vycep/words/engine/weekday-names";

interface PromoDaysProps {
  readonly days: readonly PricedDay[];
  readonly chosen: LocalDate | undefined;
}

const most = 5;

/** What a box costs by day of delivery: full frames are in the leaflet, dashed ones are not. */
export function PromoDays({ days, chosen }: PromoDaysProps) {
  const t = useTexts("catalog");
  const language = useLanguage();
  return (
    <ol
      aria-label={t("promoDays")}
      className="mt-3 grid grid-cols-5 gap-1.5 max-mobile:gap-1 text-center text-micro"
    >
      {daysToShow(days, chosen, most).map(({ day, minor, leaflet }) => (
        <li
          key={day}
          {...(day === chosen && { "aria-current": "date" as const })}
          className={classNames(
            "rounded-control border px-0.5 py-1.5",
            leaflet ? "bg-foam text-ink" : "border-dashed",
            day === chosen ? "border-bottle" : leaflet ? "border-transparent" : "border-amber-edge",
          )}
        >
          <span className="block">{weekdayName(day, language, "short")}</span>
          <strong className="block text-small">{formatDayMonth(day)}</strong>
          <span className="block whitespace-nowrap">{formatAmount(minor)}</span>
        </li>
      ))}
    </ol>
  );
}
