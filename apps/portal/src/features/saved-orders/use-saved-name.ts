import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { shortMoment } from "../../shared/moment-words.ts";
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
