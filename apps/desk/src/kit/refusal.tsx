import { FailureAlert, type FailureAlertProps } from "@vycep/shell/actions/failure-alert.tsx";
import type { Action } from "@vycep/shell/actions/use-action";
import { Alert } from "@vycep/ui/feedback/alert.tsx";

/** An answer of the desk that may say why nothing was done. */
type Answered<Refusal> = { readonly refusal?: Refusal | null };
type Ended<Refusal> = Pick<Action<never, Answered<Refusal>>, "isBusy" | "ended">;

/** Why the last try was refused; undefined before, meanwhile and after it was done. */
export function refusalOf<Refusal>({ isBusy, ended }: Ended<Refusal>): Refusal | undefined {
  return !isBusy && ended?.kind === "done" ? (ended.answer.refusal ?? undefined) : undefined;
}

interface RefusalAlertProps extends FailureAlertProps {
  readonly action: Ended<{ readonly message: string }>;
}

/** Why something was not done, by whom ever it was stopped, beside its button. */
export function RefusalAlert({ action, title }: RefusalAlertProps) {
  const refusal = refusalOf(action);
  return (
    <>
      <FailureAlert action={action} title={title} />
      {refusal !== undefined && (
        <Alert tone="error" isLive>
          {refusal.message}
        </Alert>
      )}
    </>
  );
}
