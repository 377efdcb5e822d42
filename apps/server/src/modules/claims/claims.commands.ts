import { answerClaims } from "@vycep/domain/claims/answer-claims";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import { holdOpenLines, keepCredit } from "./claim-lines.repo.ts";

export type CreditTold = {
  readonly orderNumber: OrderNumber;
  readonly report: ErpReport;
  readonly at: Date;
  /** The claim that it is for, where somebody made it for one: that one is answered before older ones. */
  readonly caseNumber?: string;
};

/**
 * A credit note that is told answers the claims of its order, in the transaction of its report (B2); who sent them is told.
 * Of reports of another kind nothing follows.
 */
export async function creditClaims(
  tx: Tx,
  { orderNumber, report, at, caseNumber: first }: CreditTold,
): Promise<void> {
  if (report.kind !== "credit") return;
  const lines = answerClaims(await holdOpenLines(tx, { orderNumber, first }), report.lines);
  if (lines.length === 0) return;
  const { documentNumber } = report;
  for (const { caseNumber, companyId, shipToId, uid } of await keepCredit(tx, {
    documentNumber,
    at,
    lines,
  })) {
    const facts = { kind: "claim-credited", order: orderNumber, document: documentNumber } as const;
    const cause = `${caseNumber} ${documentNumber}`;
    await tellNotice(
      tx,
      [{ facts, subject: caseNumber, companyId, shipToId, at, cause }],
      sql`(select ${uid}::text)`,
    );
  }
}
