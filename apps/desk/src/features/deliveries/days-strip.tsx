import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import type { Day } from "./use-board.ts";

interface DaysStripProps {
  readonly days: readonly Day[];
  /** Which one is shown below. */
  readonly chosen: string;
}

/** The days that come, each with how full its vehicles are, by places or by weight, whichever is nearer its end (DDISP-01). */
export function DaysStrip({ days, chosen }: DaysStripProps) {
  const t = useTexts("rounds");
  return (
    <nav aria-label={t("days")} className="px-page pb-2.5">
      <ul className="grid auto-cols-[minmax(11rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto">
        {days.map((day) => (
          <li key={day.day}>
            <DayTile day={day} isChosen={day.day === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const nearlyFull = 0.9;

function DayTile({ day, isChosen }: { readonly day: Day; readonly isChosen: boolean }) {
  const t = useTexts("rounds");
  const language = useLanguage();
  const date = parseLocalDate(day.day);
  const { orders, unconfirmed, pallets, kilograms, places, payloadKilograms } = day;
  const share = Math.max(shareOf(pallets, places), shareOf(kilograms, payloadKilograms));
  const taken = t("placesOf", { count: places, pallets: formatPallets(pallets) });
  return (
    <Anchor
      href={`${paths.deliveries()}?day=${day.day}`}
      aria-current={isChosen ? "page" : undefined}
      className={classNames(
        "block rounded-normal border bg-foam px-3 py-2 hover:border-bottle",
        isChosen ? "border-bottle shadow-chosen" : "border-line",
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <strong className="whitespace-nowrap">{date && formatWeekdayNear(date, language)}</strong>
        {share > 1 && <Flag tone="last" text={t("overFullDay")} />}
        {share <= 1 && share >= nearlyFull && <Flag tone="offer" text={t("nearlyFull")} />}
        {share < nearlyFull && unconfirmed > 0 && (
          <Flag tone="offer" text={t("unconfirmedCount", { count: unconfirmed })} />
        )}
      </span>
      <span className="flex justify-between gap-2 pb-1 text-small whitespace-nowrap text-ink-soft">
        <span>{t("orders", { count: orders })}</span>
        <span className="tabular-nums">{t("palletsOf", { pallets: formatPallets(pallets), places })}</span>
      </span>
      <Meter
        label={t("loadOfDay")}
        value={share * 100}
        max={100}
        valueText={taken}
        size="thin"
        tone={share > 1 ? "over" : share >= nearlyFull ? "filling" : "reached"}
      />
    </Anchor>
  );
}

/** A day on which nothing drives is over-full with the first pallet. */
function shareOf(taken: number, most: number): number {
  return most > 0 ? taken / most : taken > 0 ? 2 : 0;
}
