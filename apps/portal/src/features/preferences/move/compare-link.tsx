import { useTexts } from "@vycep/shell/words/i18n";
import { linkClass } from "@vycep/ui/actions/link.tsx";

/** The way to the comparison of days, beside a calendar or the days to choose from (B8). */
export function CompareLink({ onCompare }: { readonly onCompare: () => void }) {
  const t = useTexts("move");
  return (
    <button type="button" aria-haspopup="dialog" className={linkClass()} onClick={onCompare}>
      {t("compareDays")}
    </button>
  );
}
