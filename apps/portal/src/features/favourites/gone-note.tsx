import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";

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
