import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { failureOf } from "../failures/api-error.ts";
import { useFailureTexts } from "../failures/failure-texts.ts";

/** Why what a form asked for was not done, beside its button; what was typed stays in its fields (C5). */
export function FailureAlert({ thrown }: { readonly thrown: unknown }) {
  const { title, text } = useFailureTexts(failureOf(thrown));
  return (
    <Alert tone="error" isLive title={title}>
      {text}
    </Alert>
  );
}
