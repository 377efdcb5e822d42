import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { PutRefusal } from "./use-put-order.ts";

/** Why nothing went in after all: what stopped it, then each item, in the server's words (HISTORY-06, ERROR-32). */
export function PutRefused({ refusal }: { readonly refusal: PutRefusal | undefined }) {
  if (refusal === undefined) return null;
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
