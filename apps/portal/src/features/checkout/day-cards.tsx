import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";

/** A day that can be taken with one click: "po 23.11.", "dnes do 16:00". */
export interface DayCard {
  readonly date: LocalDate;
  readonly title: string;
  readonly note: string;
  /** What the cart would come to then, beside now (B8); its line is kept free until it is known. */
  readonly remark?: string | undefined;
}

interface DayCardsProps {
  readonly days: readonly DayCard[];
  readonly chosen: LocalDate | undefined;
  readonly onPick: (date: LocalDate) => void;
  /** Opens the calendar for any other day. */
  readonly onOther: () => void;
}

const box = "grid min-h-16 rounded-normal border-field px-3.5 py-2.5 text-left transition-colors";
const plain = "border-line-strong bg-foam hover:border-control hover:bg-foam-dim";

/** The next days of the schedule side by side with their order-by, and the way to all the others (PICKER-01). */
export function DayCards({ days, chosen, onPick, onOther }: DayCardsProps) {
  const t = useTexts("checkout");
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed; a change may ask first
    <div
      role="group"
      aria-label={t("requestDate")}
      className="grid grid-cols-days gap-2.5 max-mobile:grid-cols-2"
    >
      {days.map(({ date, title, note, remark }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === chosen}
          onClick={() => date !== chosen && onPick(date)}
          className={classNames(
            box,
            date === chosen ? "border-bottle bg-bottle text-on-bottle shadow-ring-amber" : plain,
          )}
        >
          <span className="text-lead font-bold">{title}</span>
          <span
            className={classNames("text-fine", date === chosen ? "text-on-bottle-soft" : "text-ink-soft")}
          >
            {note}
          </span>
          <span className="min-h-5 text-fine font-semibold">{remark}</span>
        </button>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOther}
        className={classNames(
          box,
          plain,
          "grid-flow-col items-center justify-center gap-2.5 font-bold text-bottle max-mobile:col-span-2",
        )}
      >
        <Icon name="calendar" />
        {t("otherDay")}
      </button>
    </div>
  );
}
