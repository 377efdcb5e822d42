import { useQueryClient } from "@tanstack/react-query";
import type { CreateCommentAnswer, CreateCommentBody } from "@vycep/contract/tickets/comments.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { callService } from "@vycep/shell/api/rest";
import { ticketsKey } from "../tickets-key.ts";

/** POST tickets/CreateComment, exactly once (REST-64). */
export function useCreateComment() {
  const client = useQueryClient();
  const act = useKeyedCall((body: CreateCommentBody, idempotencyKey) =>
    callService<CreateCommentAnswer>("general", "/tickets/CreateComment", {
      method: "POST",
      body,
      idempotencyKey,
    }),
  );
  return useAction(act, {
    refresh: () => client.invalidateQueries({ queryKey: ticketsKey }),
    showsOwnFailure: true,
  });
}
