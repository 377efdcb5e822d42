import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { isAhead } from "@vycep/domain/calendar/change-notice";
import { dayState } from "@vycep/domain/calendar/day-state";
import { type CalendarFacts, HORIZON_DAYS } from "@vycep/domain/calendar/delivery-day";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import { addDays, type LocalDate, type LocalMoment, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DayGrid } from "@vycep/ui/calendar/day-grid.tsx";
import { monthOf } from "@vycep/ui/calendar/month-days";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { formatDate } from "@vycep/words/engine/format";
import { weekdayName, weekdayNames } from "@vycep/words/engine/weekday-names";
import { type ReactNode, useState } from "react";
import { closedReason } from "./closed-reason.ts";
import { momentInWords, shortDay, shortMoment } from "./moment-in-words.ts";

export interface DatePickerProps {
  readonly calendar: CalendarFacts;
  readonly now: LocalMoment;
  readonly selected: LocalDate | undefined;
  readonly offeredDays: readonly OfferedDay[];
  /** Those that count for the method. */
  readonly exceptions: readonly DeliveryException[];
  /** On mobile the tap that opened the picker must not choose, too (PICKER-16). */
  readonly isSelectEnabled: boolean;
  readonly onPick: (date: LocalDate) => void;
  /** Beside the calendar: the way to compare days. */
  readonly aside?: ReactNode;
}

/** The picker (PICKER-01…22): Monday first, states by the domain, a reason on every closed day. */
export function DatePicker(props: DatePickerProps) {
  const { calendar, now, selected, onPick } = props;
  const t = useTexts("delivery");
  const language = useLanguage();
  const isMobile = useIsMobile();
  const [held, setHeld] = useState(selected);
  const [month, setMonth] = useState(monthOf(selected ?? props.offeredDays[0]?.date ?? now.date));
  const monthName = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const shorts = weekdayNames(language, "short");

  const notYet = props.isSelectEnabled ? undefined : t("pickerOpening");
  // On mobile a day is only held until "Select" takes it (PICKER-07).
  function handleSelect(day: string) {
    const date = toLocalDate(day);
    // Elsewhere the picker closes at once; to mark the day first would draw the month once more.
    if (isMobile) setHeld(date);
    else onPick(date);
  }
  return (
    <div className="flex gap-7 max-mobile:flex-col">
      <div className="w-80 flex-none max-mobile:w-auto">
        <DayGrid
          label={t("requestDate")}
          month={month}
          onMonthChange={setMonth}
          minMonth={monthOf(now.date)}
          maxMonth={monthOf(addDays(now.date, HORIZON_DAYS))}
          monthTitle={monthName.format(Date.parse(`${month}-15T00:00:00Z`))}
          weekdays={weekdayNames(language, "long").map((long, index) => ({
            long,
            short: shorts[index] ?? "",
          }))}
          previousLabel={t("previousMonth")}
          nextLabel={t("nextMonth")}
          dayName={(day) =>
            `${weekdayName(toLocalDate(day), language, "long")} ${formatDate(toLocalDate(day))}`
          }
          lookOf={(text) => {
            const day = toLocalDate(text);
            const look = dayState(calendar, now, { day, selected: held ?? null });
            // What a day is does not change by being chosen.
            const { state: kind } = dayState(calendar, now, { day, selected: null });
            const reason =
              look.closed === null
                ? t(kind === "working" ? "open.working" : "open.delivery")
                : closedReason(look.closed, day, { t, language, now });
            return { state: look.state, isSelectable: look.isSelectable, reason };
          }}
          selected={held ?? null}
          today={now.date}
          onSelect={handleSelect}
          legend={[
            { state: "delivery", text: t("deliveryDays") },
            { state: "disabled", text: t("nonDeliveryDays") },
            { state: "working", text: t("workingDays") },
          ]}
        />
      </div>
      <div className="grid max-w-72 content-start gap-4 max-mobile:max-w-none">
        <ChangedDeliveries exceptions={props.exceptions} now={now} />
        <OrderByNote {...props} held={held} />
        {props.aside}
        {isMobile && (
          <div className="sticky bottom-0 -mx-4 border-t border-line bg-foam-dim px-4 pt-3 pb-4">
            <Button
              isWide
              size="large"
              disabledReason={held === undefined ? t("dateSelect") : notYet}
              onClick={() => held !== undefined && onPick(held)}
            >
              {t("select")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The table of exceptions that are still ahead (PICKER-06). */
function ChangedDeliveries({ exceptions, now }: Pick<DatePickerProps, "exceptions" | "now">) {
  const t = useTexts("delivery");
  const language = useLanguage();
  const ahead = exceptions.filter((change) => isAhead(change, now.date));
  if (ahead.length === 0) return null;
  const short = (date: LocalDate) => shortDay(date, { language, now });
  return (
    <section>
      <h3 className="type-label text-ink-faint">{t("changedDeliveries")}</h3>
      <table className="mt-1 w-full text-fine">
        <thead className="text-left text-micro text-ink-faint">
          <tr>
            <th className="py-1 pr-2 font-semibold">{t("originalDelivery")}</th>
            <th className="py-1 pr-2 font-semibold">{t("nextDelivery")}</th>
            <th className="py-1 font-semibold">{t("orderBy")}</th>
          </tr>
        </thead>
        <tbody>
          {ahead.slice(0, 4).map(({ originalDate, scheduledDate, orderBy }) => (
            <tr key={originalDate} className="border-t border-line align-top">
              <td className="py-1.5 pr-2">{short(originalDate)}</td>
              <td className="py-1.5 pr-2 font-bold">
                {scheduledDate === null ? t("cancelledDelivery") : short(scheduledDate)}
              </td>
              <td className="py-1.5">{orderBy === null ? "–" : shortMoment(orderBy, { language, now })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "Objednejte do pátku 20.11. 13:30, dodání v úterý 24.11." for the day that is held. */
function OrderByNote({
  calendar,
  now,
  offeredDays,
  held,
}: DatePickerProps & { readonly held: LocalDate | undefined }) {
  const t = useTexts("delivery");
  const language = useLanguage();
  if (held === undefined) return null;
  const told = offeredDays.find(({ date }) => date === held)?.orderBy;
  const orderBy = told === undefined ? orderByFor(calendar, held) : decodeMoment(told);
  if (orderBy === undefined) return null;
  return (
    <Alert tone="warning">
      {t("orderByFor", {
        moment: momentInWords(orderBy, { language, now }),
        day: dayInWords(held, "on", { language, today: now.date }),
      })}
    </Alert>
  );
}
