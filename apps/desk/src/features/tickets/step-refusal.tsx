import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { useTicketStep } from "./use-ticket.ts";

/** Why nothing was done with a ticket: refused by a rule, or not sent at all. */
export function StepRefusal({ action }: { readonly action: ReturnType<typeof useTicketStep> }) {
  const t = useTexts("ticket-desk");
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : null;
  return (
    <>
      <FailureAlert action={action} title={t("notDone")} />
      {refusal != null && (
        <Alert tone="error" isLive>
          {refusal.message}
        </Alert>
      )}
    </>
  );
}
