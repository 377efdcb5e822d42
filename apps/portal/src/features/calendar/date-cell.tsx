import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { CellPanel } from "@vycep/ui/cell-panel.tsx";
import { lazy, Suspense } from "react";
import { localNow } from "../../shared/clock.ts";
import type { Delivery } from "../../shared/delivery/use-delivery.ts";
import { formatNearDay, formatTime, formatWeekdayDate } from "../../shared/format.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";

// The picker comes when somebody reaches for it.
const DatePicker = lazy(() => import("./date-picker.tsx").then((file) => ({ default: file.DatePicker })));

interface DateCellProps {
  readonly delivery: Delivery;
  readonly onPick: (date: LocalDate) => void;
}

/** The request-date cell of the order bar (PREFS-05): the day, until when to order for it, and the picker. */
export function DateCell({ delivery, onPick }: DateCellProps) {
  const t = useTexts("delivery");
  const language = useLanguage();
  const { calendar, date, offeredDays, chosenDay } = delivery;
  const orderBy = decodeMoment(chosenDay?.orderBy ?? "");
  const hasNoDay = calendar !== undefined && offeredDays.length === 0;
  // The cell is narrow: the date alone, and no short weekday, which would read as "after" behind "until".
  const untilWhen =
    orderBy &&
    t("orderByMoment", {
      moment: `${formatNearDay(orderBy.date, localNow().date)} ${formatTime(orderBy.minutes)}`,
    });
  const caption = hasNoDay ? t("noDays") : untilWhen;
  return (
    <CellPanel
      label={t("requestDate")}
      value={date === undefined ? t("dateSelect") : formatWeekdayDate(date, language)}
      caption={caption}
      closeLabel={t("close")}
    >
      {(close) =>
        calendar !== undefined && (
          <Suspense>
            <DatePicker
              calendar={calendar}
              now={localNow()}
              selected={date}
              offeredDays={offeredDays}
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
