import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { Failure } from "../failures/api-error.ts";
import { useFailureTexts } from "../failures/failure-texts.ts";
import type { Action } from "./use-action.ts";

export interface FailureAlertProps {
  readonly action: Pick<Action<never, unknown>, "isBusy" | "ended">;
  /** What was not done; left out, the title says why. */
  readonly title?: string | undefined;
}

/** Why what a form asked for was not done, beside its button; what was typed stays in its fields (C5). */
export function FailureAlert({ action: { isBusy, ended }, title }: FailureAlertProps) {
  if (isBusy || ended === undefined || ended.kind === "done") return null;
  return <Told failure={ended.failure} what={title} />;
}

function Told({ failure, what }: { readonly failure: Failure; readonly what: string | undefined }) {
  const { title, text } = useFailureTexts(failure, what);
  return (
    <Alert tone="error" isLive title={title}>
      {text}
    </Alert>
  );
}
