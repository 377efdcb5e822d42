import { useRef } from "react";
import { failureOf } from "../failures/api-error.ts";

/**
 * Sends what is wanted under a key of its own (C9). Until it is answered a repeat is the same call, so that what got
 * lost on the way is not done twice; something else, or the same after an answer, is a call of its own.
 */
export function useKeyedCall<Wanted, Answer>(
  call: (wanted: Wanted, idempotencyKey: string) => Promise<Answer>,
): (wanted: Wanted) => Promise<Answer> {
  const sent = useRef<{ readonly body: string; readonly key: string }>(undefined);
  return async (wanted) => {
    const body = JSON.stringify(wanted);
    const key = sent.current?.body === body ? sent.current.key : crypto.randomUUID();
    sent.current = { body, key };
    try {
      const answer = await call(wanted, key);
      sent.current = undefined;
      return answer;
    } catch (cause) {
      if (failureOf(cause).kind === "refused") sent.current = undefined;
      throw cause;
    }
  };
}
