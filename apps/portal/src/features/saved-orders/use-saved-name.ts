import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { shortMoment } from "@vycep/words/engine/moment-words";
import type { SavedOrderRow } from "./saved-order-row.ts";

/** What a saved order is called: its title, or when it was saved while nobody gave it one (D05). */
export function useSavedName(): (saved: Pick<SavedOrderRow, "title" | "savedAt">) => string {
  const t = useTexts("saved-orders");
  const language = useLanguage();
  return ({ title, savedAt }) => {
    if (title !== "") return title;
    return savedAt === undefined
      ? t("untitled")
      : t("untitledOf", { moment: shortMoment(savedAt, language) });
  };
}
