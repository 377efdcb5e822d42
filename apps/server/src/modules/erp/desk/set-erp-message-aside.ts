import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { ErpMessagesAnswer, SetErpMessageAsideInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { dropMessage } from "../../outbox/outbox.commands.ts";
import { auditMessages } from "./audit-messages.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";
import { messageRefusal, readMessageId } from "./message-refusal.ts";

const longestReason = 200;

/** Gives up a message that the ERP refused, with a reason that stands in the audit (DINT-01, D29). */
export async function setErpMessageAside(
  { db, clock }: IntegrationsDeps,
  context: DeskContext,
  input: SetErpMessageAsideInput,
): Promise<ErpMessagesAnswer> {
  const staff = await context.staff();
  const refuse = (code: Parameters<typeof messageRefusal>[0]) => ({
    count: 0,
    refusal: messageRefusal(code, context.language),
  });
  const reason = input.reason.toWellFormed().trim();
  if (reason === "") return refuse("reason-missing");
  if ([...reason].length > longestReason) return refuse("reason-too-long");
  const id = readMessageId(input.id);
  if (id === undefined) return refuse("message-not-refused");
  const dropped = await inTransaction(db, async (tx) => {
    const message = await dropMessage(tx, id);
    if (message === undefined) return false;
    await auditMessages(tx, [message], {
      ...{ at: clock.instant(), staff, requestId: context.requestId },
      ...{ action: "order.message-set-aside", reason },
    });
    return true;
  });
  return dropped ? { count: 1, refusal: null } : refuse("message-not-refused");
}
