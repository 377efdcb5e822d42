import { FailureAlert, type FailureAlertProps } from "@vycep/shell/actions/failure-alert.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { PutRefusal } from "./use-put-order.ts";

interface PutRefusedProps extends FailureAlertProps {
  readonly refusal: PutRefusal | undefined;
}

/**
 * Why nothing went in after all, in the dialog itself: what stopped it, then each item, in the server's words (HISTORY-06,
 * ERROR-32); or what failed.
 */
export function PutRefused({ refusal, action }: PutRefusedProps) {
  if (refusal === undefined) return <FailureAlert action={action} />;
  return (
    <Alert tone="error" isLive>
      {refusal.message}
      {refusal.items.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {refusal.items.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
