import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";

/** How a document stands, in words and with a mark of its own, so that it reads without colour. */
export function PaymentPill({ kind, days }: DocumentRow["payment"]) {
  const t = useTexts("documents");
  switch (kind) {
    case "overdue":
      return <Status tone="refused" icon="warning" text={t("overdueFor", { count: days ?? 0 })} />;
    case "due":
      return (
        <Status
          tone="preparing"
          icon="clock"
          text={days === 0 ? t("dueToday") : t("dueIn", { count: days ?? 0 })}
        />
      );
    case "paid":
    case "settled":
      return <Status tone="done" icon="check" text={t(kind)} />;
    case "none":
      return null;
  }
}
