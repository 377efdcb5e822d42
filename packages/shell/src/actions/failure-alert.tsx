import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { Failure } from "../failures/api-error.ts";
import { useFailureTexts } from "../failures/failure-texts.ts";
import type { Action } from "./use-action.ts";

interface FailureAlertProps {
  readonly action: Pick<Action<never, unknown>, "isBusy" | "ended">;
}

/** Why what a form asked for was not done, beside its button; what was typed stays in its fields (C5). */
export function FailureAlert({ action: { isBusy, ended } }: FailureAlertProps) {
  return isBusy || ended === undefined || ended.kind === "done" ? null : <Told failure={ended.failure} />;
}

function Told({ failure }: { readonly failure: Failure }) {
  const { title, text } = useFailureTexts(failure);
  return (
    <Alert tone="error" isLive title={title}>
      {text}
    </Alert>
  );
}
