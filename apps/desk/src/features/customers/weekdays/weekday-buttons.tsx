import { useLanguage } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import { capital } from "../weekday-text.ts";

interface WeekdayButtonsProps {
  readonly label: string;
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

/** Seven buttons, each on or off. */
export function WeekdayButtons({ label, days, onChange }: WeekdayButtonsProps) {
  const language = useLanguage();
  const [short, long] = [weekdayNames(language, "short"), weekdayNames(language, "long")];
  const flip = (day: number) =>
    onChange([1, 2, 3, 4, 5, 6, 7].filter((one) => (one === day ? !days.includes(one) : days.includes(one))));
  return (
    <>
      {short.map((name, at) => {
        const day = at + 1;
        const isOn = days.includes(day);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            aria-label={`${label}: ${long[at]}`}
            onClick={() => flip(day)}
            className={classNames(
              "h-8 min-w-8 rounded-small px-1 text-fine font-bold",
              isOn ? "bg-bottle text-on-bottle" : "bg-void text-ink-soft hover:bg-bottle-tint",
            )}
          >
            {capital(name)}
          </button>
        );
      })}
    </>
  );
}
