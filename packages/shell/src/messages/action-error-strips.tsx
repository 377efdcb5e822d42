import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useFailureTexts } from "../failures/failure-texts.ts";
import { useTexts } from "../words/i18n.ts";
import { type ActionError, dismissFailure, useActionErrors } from "./action-errors.ts";

/** The user toolbar of failed actions (LAYOUT-31, OP-144): what happened, the code to quote, and a way to hide it. */
export function ActionErrors() {
  const errors = useActionErrors();
  if (errors.length === 0) return null;
  return (
    <div className="page-width grid gap-2 pt-3.5">
      {errors.map((error) => (
        <ActionErrorStrip key={error.id} error={error} />
      ))}
    </div>
  );
}

function ActionErrorStrip({ error }: { readonly error: ActionError }) {
  const t = useTexts("shell");
  const { title, text } = useFailureTexts(error.failure, error.what);
  const { requestId } = error.failure;
  return (
    <Alert
      tone="error"
      title={title}
      isLive
      action={
        <IconButton icon="close" label={t("dismiss")} size="small" onClick={() => dismissFailure(error.id)} />
      }
    >
      {text} {requestId !== undefined && <small>{t("requestId", { id: requestId })}</small>}
    </Alert>
  );
}
