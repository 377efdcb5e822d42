import { useRef } from "react";
import { failureOf } from "../failures/api-error.ts";

/**
 * Sends a wish under a key of its own (C9). Until it is answered a repeat is the same call, so that what got lost on the
 * way is not done twice; another wish, or the same after an answer, is a call of its own.
 */
export function useKeyedCall<Wish, Answer>(
  call: (wish: Wish, idempotencyKey: string) => Promise<Answer>,
): (wish: Wish) => Promise<Answer> {
  const sent = useRef<{ readonly body: string; readonly key: string }>(undefined);
  return async (wish) => {
    const body = JSON.stringify(wish);
    const key = sent.current?.body === body ? sent.current.key : crypto.randomUUID();
    sent.current = { body, key };
    try {
      const answer = await call(wish, key);
      sent.current = undefined;
      return answer;
    } catch (cause) {
      if (failureOf(cause).kind === "refused") sent.current = undefined;
      throw cause;
    }
  };
}
