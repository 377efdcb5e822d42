import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { Staff } from "../../../platform/desk/desk-context.ts";
import { recordAudits } from "../../audit/audit.commands.ts";
import type { HandledMessage } from "../../outbox/outbox.commands.ts";

type Handling = {
  readonly at: Date;
  readonly staff: Staff;
  readonly requestId: string;
  readonly action: "order.sent-again" | "order.message-set-aside";
  readonly reason: string | undefined;
};

/** Who handled messages of which orders, in the history of each order and in the audit (DEDIT-02). */
export async function auditMessages(
  tx: Tx,
  messages: readonly HandledMessage[],
  { at, staff, requestId, action, reason }: Handling,
): Promise<void> {
  const uid = toId<UserId>(staff.uid);
  const detail = reason === undefined ? {} : { reason };
  await recordAudits(
    tx,
    messages.map(({ orderNumber, companyId }) => ({
      ...{ at, uid, companyId, action, subjectKind: "order", subjectId: orderNumber, requestId, detail },
    })),
  );
}
