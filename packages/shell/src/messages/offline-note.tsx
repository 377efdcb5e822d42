import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useTexts } from "../words/i18n.ts";
import { useIsOnline } from "./online.ts";

/** Says that there is no connection, and that nothing is lost by it. */
export function OfflineNote() {
  const t = useTexts("shell");
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <div className="page-width pt-3.5">
      <Alert tone="warning" title={t("offlineTitle")} isLive>
        {t("offlineText")}
      </Alert>
    </div>
  );
}
