import { failureOf } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";

interface ListFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The list could not be read: why, and another try; search and filters stay as they are. */
export function ListFailure({ error, onRetry }: ListFailureProps) {
  const t = useTexts("catalog");
  const failure = failureOf(error);
  const { title, text } = useFailureTexts(failure);
  return (
    <EmptyState
      title={t("failedTitle")}
      {...(failure.requestId !== undefined && { code: failure.requestId })}
      actions={
        <Button size="large" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {title} {text}
    </EmptyState>
  );
}
