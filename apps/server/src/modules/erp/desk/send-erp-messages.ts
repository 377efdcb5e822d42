import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { ErpMessagesAnswer, SendErpMessagesInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sendAtOnce } from "../../outbox/outbox.commands.ts";
import { auditMessages } from "./audit-messages.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";
import { messageRefusal, readMessageId } from "./message-refusal.ts";

const most = 1000;

/** Sends at once what waits for the ERP or was refused: those that are named, or the oldest of all (DINT-01, D29). */
export async function sendErpMessages(
  deps: IntegrationsDeps,
  context: DeskContext,
  { ids }: SendErpMessagesInput,
): Promise<ErpMessagesAnswer> {
  const staff = await context.staff();
  if (ids && ids.length > most)
    throw badInput("invalid-input", undefined, [{ path: "input.ids", code: "length" }]);
  const chosen = ids?.map((id) => readMessageId(id) ?? 0);
  const sent = await inTransaction(deps.db, async (tx) => {
    const messages = await sendAtOnce(tx, { ids: chosen, most });
    await auditMessages(tx, messages, {
      ...{ at: deps.clock.instant(), staff, requestId: context.requestId },
      ...{ action: "order.sent-again", reason: undefined },
    });
    return messages.length;
  });
  const isNone = sent === 0 && ids != null;
  return {
    count: sent,
    refusal: isNone ? messageRefusal("message-not-refused", context.language) : null,
  };
}
