import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { failureOf } from "../failures/api-error.ts";
import { useFailureTexts } from "../failures/failure-texts.ts";
import { useTexts } from "../words/i18n.ts";

interface ListFailedProps {
  /** What could not be read. */
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A list that could not be read, with the way to try again. */
export function ListFailed({ title: what, error, onRetry }: ListFailedProps) {
  const t = useTexts("list");
  const { title, text } = useFailureTexts(failureOf(error));
  return (
    <Alert
      tone="error"
      isLive
      title={what}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {title} {text}
    </Alert>
  );
}
