import { useTexts } from "@vycep/shell/words/i18n";
import { momentText } from "../../kit/moment.tsx";
import type { DraftRow } from "./use-drafts.ts";

/** Who gave a draft back, when and why; what the job did not publish in its own words (DPRICE-02). */
export function useReturnedText(): (
  draft: Pick<DraftRow, "returnedReason" | "returnedBy" | "returnedAt">,
) => string {
  const t = useTexts("price-desk");
  return ({ returnedReason, returnedBy, returnedAt }) => {
    const moment = returnedAt == null ? "" : momentText(returnedAt);
    if (returnedReason === "prices-changed")
      return moment === "" ? t("stopped") : `${moment} · ${t("stopped")}`;
    const reason = returnedReason ?? "";
    return returnedBy == null ? reason : t("returnedBy", { moment, name: returnedBy, reason });
  };
}
