import type { SuggestionVariant } from "@vycep/domain/suggestions/amounts-cache";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";

interface VariantSwitchProps {
  readonly current: SuggestionVariant;
  /** Under each: the day and how many products, or why there is none. */
  readonly notes: Readonly<Record<SuggestionVariant, { readonly text: string; readonly isOffered: boolean }>>;
  readonly onPick: (variant: SuggestionVariant) => void;
}

const icons = { standard: "cart", truck: "truck" } as const;

/** The standard order or the truck (SUGGEST-05). */
export function VariantSwitch({ current, notes, onPick }: VariantSwitchProps) {
  const t = useTexts("suggestions");
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of which one is pressed, not a form
    <div role="group" aria-label={t("variants")} className="mb-4 grid grid-cols-2 gap-3">
      {(["standard", "truck"] as const).map((variant) => (
        <button
          key={variant}
          type="button"
          aria-pressed={variant === current}
          disabled={!notes[variant].isOffered}
          onClick={() => onPick(variant)}
          className={classNames(
            "flex min-h-touch items-center gap-4 rounded-normal border-2 bg-foam px-5 py-3 text-left max-mobile:px-3",
            variant === current ? "border-bottle" : "border-line hover:border-control",
            !notes[variant].isOffered && "text-ink-soft",
          )}
        >
          <span className="max-mobile:hidden">
            <Icon name={icons[variant]} />
          </span>
          <span className="min-w-0">
            <span className="block font-bold">{t(variant)}</span>
            <span className="block text-small text-ink-soft">{notes[variant].text}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
