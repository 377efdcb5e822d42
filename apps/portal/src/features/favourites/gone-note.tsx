import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";

/** In place of the amounts: the product vanished from the range (D13, C27). */
export function GoneNote() {
  const t = useTexts("favourites");
  return (
    <div className="min-w-0 leading-snug wide:col-span-3">
      <p className="flex items-center gap-1.5 font-bold text-red-strong">
        <Icon name="close" size="small" />
        {t("gone")}
      </p>
      <p className="mt-0.5 text-small text-pretty text-ink-soft">{t("goneText")}</p>
    </div>
  );
}
