import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useFailureTexts } from "../failures/failure-texts.ts";
import { useTexts } from "../words/i18n.ts";
import type { CodeRefusal } from "./code-refusal.ts";

/** What is not about the one field. */
export function RefusedNotice({ refusal }: { readonly refusal: CodeRefusal | undefined }) {
  const t = useTexts("factors");
  if (refusal?.kind === "too-many") {
    return (
      <Alert tone="warning" isLive>
        {t("tooMany", { count: refusal.minutes })}
      </Alert>
    );
  }
  return refusal?.kind === "failed" ? <Failed failure={refusal.failure} /> : null;
}

function Failed({ failure }: Pick<Extract<CodeRefusal, { kind: "failed" }>, "failure">) {
  const { title, text } = useFailureTexts(failure);
  return (
    <Alert tone="error" title={title} isLive>
      {text}
    </Alert>
  );
}
