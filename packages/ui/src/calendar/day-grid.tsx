import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import {
  type DayText,
  type MonthText,
  monthOf,
  sameDayOf,
  shiftDay,
  shiftMonth,
  weekdayIndex,
  weeksOf,
} from "./month-days.ts";

/** How a day looks: closed, a public holiday, the chosen one, one that is delivered to, an ordinary working day. */
export type DayState = "disabled" | "holiday" | "active" | "delivery" | "working";

export interface DayLook {
  readonly state: DayState;
  /** Why it is closed, or what happens on it; shown under the grid and read out with the day. */
  readonly reason?: string | undefined;
  readonly isSelectable: boolean;
}

interface DayGridProps {
  /** Name of the grid. */
  readonly label: string;
  readonly month: MonthText;
  readonly onMonthChange: (month: MonthText) => void;
  readonly minMonth?: MonthText | undefined;
  readonly maxMonth?: MonthText | undefined;
  /** "November 2026". */
  readonly monthTitle: string;
  /** Monday first: the two letters and the whole word. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The day in full, as it is read out. */
  readonly dayName: (day: DayText) => string;
  readonly lookOf: (day: DayText) => DayLook;
  readonly selected: DayText | null;
  readonly today?: DayText | undefined;
  readonly onSelect: (day: DayText) => void;
  readonly legend?: readonly { readonly state: DayState; readonly text: string }[] | undefined;
}

/** Where a key leads from a day. */
function dayAfterKey(key: string, day: DayText): DayText | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return shiftDay(day, days);
  if (key === "Home") return shiftDay(day, -weekdayIndex(day));
  if (key === "End") return shiftDay(day, 6 - weekdayIndex(day));
  if (key === "PageUp") return sameDayOf(shiftMonth(monthOf(day), -1), day);
  if (key === "PageDown") return sameDayOf(shiftMonth(monthOf(day), 1), day);
  return undefined;
}

/** The one day that the Tab key reaches: where the keyboard was, else the chosen day, today, the first. */
function tabStop(props: DayGridProps, cursor: DayText | undefined): DayText {
  const inMonth = [cursor, props.selected, props.today].find(
    (day) => day != null && monthOf(day) === props.month,
  );
  return inMonth ?? `${props.month}-01`;
}

/** A month to choose a day from. Closed days can be reached with the keyboard and say why they are closed. */
export function DayGrid(props: DayGridProps) {
  const { label, month, onMonthChange, minMonth, maxMonth, monthTitle, weekdays, lookOf } = props;
  const titleId = useId();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [cursor, setCursor] = useState<DayText>();
  const [pointed, setPointed] = useState<DayText>();
  const stop = tabStop(props, cursor);
  const explained = pointed ?? cursor;

  function handleKeyDown(event: KeyboardEvent) {
    const to = dayAfterKey(event.key, stop);
    if (to === undefined) return;
    event.preventDefault();
    const toMonth = monthOf(to);
    if ((minMonth !== undefined && toMonth < minMonth) || (maxMonth !== undefined && toMonth > maxMonth))
      return;
    // The day may stand in a month that is not drawn yet, and a key that is held down must find it in focus.
    flushSync(() => {
      setCursor(to);
      setPointed(undefined);
      if (toMonth !== month) onMonthChange(toMonth);
    });
    bodyRef.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  }
  return (
    <div className="min-w-0">
      <div className="mb-2.5 flex items-center justify-between gap-2">
        <Turn
          label={props.previousLabel}
          icon="chevron-left"
          isOff={minMonth !== undefined && month <= minMonth}
          onTurn={() => onMonthChange(shiftMonth(month, -1))}
        />
        <span id={titleId} aria-live="polite" className="text-heading font-bold">
          {monthTitle}
        </span>
        <Turn
          label={props.nextLabel}
          icon="chevron-right"
          isOff={maxMonth !== undefined && month >= maxMonth}
          onTurn={() => onMonthChange(shiftMonth(month, 1))}
        />
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: moved in like a grid
        role="grid"
        aria-label={label}
        aria-describedby={titleId}
        onKeyDown={handleKeyDown}
        className="w-full table-fixed border-separate border-spacing-[3px]"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday.long}
                scope="col"
                abbr={weekday.long}
                className="type-label pb-1 text-ink-faint normal-case!"
              >
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef} onMouseLeave={() => setPointed(undefined)}>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  {...props}
                  day={day}
                  look={lookOf(day)}
                  isStop={day === stop}
                  onCursor={setCursor}
                  onPoint={setPointed}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-1 min-h-9 text-small text-ink-soft">
        {explained === undefined
          ? ""
          : [props.dayName(explained), lookOf(explained).reason].filter(Boolean).join(": ")}
      </p>
      {props.legend && <Legend items={props.legend} />}
    </div>
  );
}

interface TurnProps {
  readonly label: string;
  readonly icon: "chevron-left" | "chevron-right";
  readonly isOff: boolean;
  readonly onTurn: () => void;
}

function Turn({ label, icon, isOff, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onTurn}
      className={classNames(
        "grid size-touch place-items-center rounded-control",
        isOff ? "text-control" : "hover:bg-bottle-tint hover:text-bottle",
      )}
    >
      <Icon name={icon} />
    </button>
  );
}

const states: Record<DayState, string> = {
  disabled: "text-ink-faint",
  holiday: "text-red line-through",
  active: "bg-bottle text-on-bottle font-bold shadow-ring-amber",
  delivery: "bg-bottle-tint text-bottle font-bold",
  working: "text-ink",
};

interface DayProps extends DayGridProps {
  readonly day: DayText;
  readonly look: DayLook;
  readonly isStop: boolean;
  readonly onCursor: (day: DayText) => void;
  readonly onPoint: (day: DayText) => void;
}

function Day({ day, look, isStop, month, selected, today, dayName, onSelect, onCursor, onPoint }: DayProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell, which can be selected
    <td aria-selected={day === selected} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={dayName(day)}
        aria-description={look.reason}
        aria-disabled={!look.isSelectable || undefined}
        aria-current={day === today ? "date" : undefined}
        onFocus={() => onCursor(day)}
        onMouseEnter={() => onPoint(day)}
        onClick={look.isSelectable ? () => onSelect(day) : undefined}
        className={classNames(
          "relative grid h-[42px] w-full place-items-center rounded-control text-lead max-mobile:h-touch",
          states[look.state],
          look.isSelectable && look.state !== "active" && "hover:bg-bottle hover:text-on-bottle",
          monthOf(day) !== month && look.state !== "active" && "text-small! font-normal!",
          day === today &&
            "after:absolute after:bottom-1 after:h-[3px] after:w-3.5 after:rounded-full after:bg-amber",
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function Legend({
  items,
}: {
  readonly items: readonly { readonly state: DayState; readonly text: string }[];
}) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4.5 gap-y-1.5 text-small">
      {items.map((item) => (
        <li key={item.state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames(
              "grid size-4.5 place-items-center rounded-[5px] text-[10px]",
              states[item.state],
              item.state === "disabled" && "bg-void",
              item.state === "delivery" && "shadow-edge-bottle",
              item.state === "working" && "border border-line-strong",
            )}
          >
            {item.state === "holiday" && "17"}
          </span>
          {item.text}
        </li>
      ))}
    </ul>
  );
}
