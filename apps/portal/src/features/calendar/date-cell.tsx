import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { CellPanel } from "@vycep/ui/overlays/cell-panel.tsx";
import { formatNearDay, formatWeekdayDate, formatWeekdayNear } from "@vycep/words/engine/format";
import { formatCountdown, formatTime } from "@vycep/words/engine/format-time";
import { lazy, type ReactNode, Suspense } from "react";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";

import type { CutOff } from "./cut-off.ts";
import { useChosenCutOff } from "./use-cut-off.ts";

// The picker comes when somebody reaches for it.
const DatePicker = lazy(() => import("./date-picker.tsx").then((file) => ({ default: file.DatePicker })));

interface DateCellProps {
  readonly delivery: Delivery;
  readonly onPick: (date: LocalDate) => void;
  readonly look: "cell" | "line";
  /** Beside the calendar; closes the picker when it leads elsewhere. */
  readonly aside?: ((close: () => void) => ReactNode) | undefined;
}

/** The request-date cell of the order bar (PREFS-05): the day, until when to order for it, and the picker. */
export function DateCell({ delivery, onPick, look, aside }: DateCellProps) {
  const t = useTexts("delivery");
  const { calendar, date, offeredDays, chosenDay } = delivery;
  const orderBy = decodeMoment(chosenDay?.orderBy ?? "");
  const hasNoDay = calendar !== undefined && offeredDays.length === 0;
  const cutOff = useChosenCutOff(delivery);
  // The cell is narrow: the date alone, and no short weekday, which would read as "after" behind "until".
  const moment = orderBy && `${formatNearDay(orderBy.date, localNow().date)} ${formatTime(orderBy.minutes)}`;
  const untilWhen =
    moment && (look === "line" ? <ShortUntil moment={moment} /> : t("orderByMoment", { moment }));
  const isUrgent = cutOff !== undefined && cutOff.stage !== "calm";
  const caption = isUrgent ? <UrgentCaption cutOff={cutOff} /> : untilWhen;
  return (
    <CellPanel
      label={t("requestDate")}
      value={<DateValue date={date} look={look} />}
      caption={hasNoDay ? t("noDays") : caption}
      look={look}
      closeLabel={t("close")}
    >
      {(close, { isSelectEnabled }) =>
        calendar !== undefined && (
          <Suspense>
            <DatePicker
              calendar={calendar}
              now={localNow()}
              selected={date}
              offeredDays={offeredDays}
              exceptions={delivery.dates.availableExceptions}
              isSelectEnabled={isSelectEnabled}
              aside={aside?.(close)}
              onPick={(picked) => {
                close();
                onPick(picked);
              }}
            />
          </Suspense>
        )
      }
    </CellPanel>
  );
}

/** The day; in the line the year is only said. */
function DateValue({
  date,
  look,
}: {
  readonly date: LocalDate | undefined;
  readonly look: DateCellProps["look"];
}) {
  const t = useTexts("delivery");
  const language = useLanguage();
  if (date === undefined) return t("dateSelect");
  if (look === "cell") return formatWeekdayDate(date, language);
  return (
    <>
      <span aria-hidden="true">{formatWeekdayNear(date, language)}</span>
      <span className="sr-only">{formatWeekdayDate(date, language)}</span>
    </>
  );
}

/** Until when to order, beside the day; on a narrow screen it goes first. */
function ShortUntil({ moment }: { readonly moment: string }) {
  const t = useTexts("delivery");
  return (
    <span className="text-small font-normal text-ink-soft narrow:sr-only">
      <span className="sr-only">{t("orderByMoment", { moment })}</span>
      <span aria-hidden="true">{t("untilMoment", { moment })}</span>
    </span>
  );
}

/** In the last hour the time that is left, in its last ten minutes by the second (B1). */
function UrgentCaption({ cutOff: { leftMs, stage } }: { readonly cutOff: CutOff }) {
  const t = useTexts("delivery");
  const left =
    stage === "last-minutes" ? formatCountdown(leftMs) : `${Math.ceil(leftMs / 60_000)}\u00a0${t("minutes")}`;
  return (
    <strong className="flex items-center gap-1 text-red-strong">
      <Icon name="clock" size="small" />
      {t("orderWithin", { left })}
    </strong>
  );
}
