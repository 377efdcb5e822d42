import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import type { CellarRound } from "./cellar-keys.ts";

/** Which of the two numbers the keys write. */
export type CountField = "inCellar" | "ordered";

interface CountNumbersProps {
  readonly count: CellarRound["counted"][string] | undefined;
  readonly field: CountField;
  readonly onField: (field: CountField) => void;
}

/** How much there is, and what that orders; the keys write whichever was tapped. */
export function CountNumbers({ count, field, onField }: CountNumbersProps) {
  const t = useTexts("cellar");
  const spoken = (number: number | undefined) => (number === undefined ? t("notCounted") : String(number));
  const box = "grid min-h-touch rounded-control px-3 py-1 aria-pressed:shadow-ring-amber";
  return (
    <div className="flex items-center justify-between gap-3 rounded-large bg-bottle px-1.5 py-1.5">
      <button
        type="button"
        aria-label={t("typeInCellar", { count: spoken(count?.inCellar) })}
        aria-pressed={field === "inCellar"}
        onClick={() => onField("inCellar")}
        className={`${box} text-left`}
      >
        <span className="type-label text-on-bottle-soft">{t("inCellar")}</span>
        <span className="type-title">{count?.inCellar ?? "–"}</span>
      </button>
      <Icon name="arrow-right" size="large" />
      <button
        type="button"
        aria-label={t("typeToOrder", { count: spoken(count?.ordered) })}
        aria-pressed={field === "ordered"}
        onClick={() => onField("ordered")}
        className={`${box} text-right`}
      >
        <span className="type-label text-on-bottle-soft">{t("toOrder")}</span>
        <span className="type-title text-amber">{count?.ordered ?? "–"}</span>
      </button>
      <p aria-live="polite" className="sr-only">
        {count && `${t("inCellar")} ${count.inCellar}. ${t("toOrder")} ${count.ordered}.`}
      </p>
    </div>
  );
}
