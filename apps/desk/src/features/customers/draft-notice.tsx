import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";

interface DraftNoticeProps {
  readonly isFound: boolean;
  /** Somebody else has changed the record since this was written. */
  readonly isStale?: boolean;
  readonly onDrop: () => void;
}

/** That what stands in the form was written before, and the way to be rid of it (DEDIT-06). */
export function DraftNotice({ isFound, isStale = false, onDrop }: DraftNoticeProps) {
  const t = useTexts("customers");
  if (!isFound && !isStale) return null;
  return (
    <Alert
      tone={isStale ? "warning" : "info"}
      action={
        <Button variant="outline" size="small" onClick={onDrop}>
          {t("dropChanges")}
        </Button>
      }
    >
      {isStale ? t("staleDraft") : t("draftFound")}
    </Alert>
  );
}
