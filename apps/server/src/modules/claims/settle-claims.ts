import { createHash } from "node:crypto";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { parseLanguage } from "@vycep/domain/market/language";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { demoSettlement } from "@vycep/words/claims/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import { type Job, repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { answerTicket, changeTicket } from "../tickets/tickets.commands.ts";
import { ticketsInSql } from "../tickets/tickets.facts.ts";
import { usersInSql } from "../users/users.facts.ts";

/** How the house reports a credit note: by the road of every report; the wiring says it. */
export type ReportCredit = (event: {
  readonly id: string;
  readonly orderNumber: OrderNumber;
  readonly bodyHash: string;
  readonly at: Date;
  readonly report: ErpReport;
}) => Promise<unknown>;

/** How long the house thinks a claim over; whoever takes it at the desk before decides instead. */
const settlesAfterMs = 5 * 60_000;

/**
 * In the demo the house credits every claim that nobody at the desk takes up, a while after it was sent, by a credit note, and says
 * that it is a demo. Where an ERP is connected, or a real brewery works, nobody credits but people. What is not invoiced yet waits
 * for its invoice.
 */
export async function settleClaims(deps: Deps, report: ReportCredit): Promise<void> {
  const { db, clock, config, log } = deps;
  if (!config.demo || config.erp !== undefined) return;
  const at = clock.instant();
  const eventIdOf = (caseNumber: string) => `house-claim-${caseNumber}`;
  for (const claim of await claimsToSettle(db, new Date(at.getTime() - settlesAfterMs))) {
    const { caseNumber, orderNumber, lines, language: spoken } = claim;
    const language = parseLanguage(spoken) ?? "en";
    const documentNumber = `R${caseNumber.replaceAll(/\D/g, "")}`;
    const reason = say(demoSettlement.reason, language, { claim: caseNumber });
    const credit: ErpReport = {
      kind: "credit",
      documentNumber,
      lines: lines.map((line) => ({ ...line, reason })),
    };
    const bodyHash = createHash("sha256").update(JSON.stringify(credit)).digest("hex");
    const id = eventIdOf(caseNumber);
    try {
      await report({ id, orderNumber: toId(orderNumber), bodyHash, at, report: credit });
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === "unavailable") throw error;
      log.info({ caseNumber, code: error.code }, "a claim cannot be credited yet");
      continue;
    }
    await inTransaction(db, async (tx) => {
      const author = say(demoSettlement.author, language);
      const text = say(demoSettlement.text, language, { number: documentNumber });
      await answerTicket(
        tx,
        { caseNumber, author, text, isAutomatic: true, eventId: id, at },
        config.secrets,
      );
      const status = "Problem Solved";
      const today = clock.now().date;
      await changeTicket(tx, { caseNumber, status, eventId: id, at, today }, config.secrets);
    });
  }
}

/** The job of the demo, which tells its credit notes by `reportOf`. */
export function settleClaimsJob(reportOf: (deps: Deps) => ReportCredit): Job {
  return repeatingJob("claims: settle", 10_000, (deps) => settleClaims(deps, reportOf(deps)));
}

type ToSettle = {
  readonly caseNumber: string;
  readonly orderNumber: string;
  readonly language: string;
  readonly lines: readonly { readonly lineNo: number; readonly boxes: number }[];
};

async function claimsToSettle(db: Db, until: Date): Promise<readonly ToSettle[]> {
  const { rows } = await sql<ToSettle>`
    select c.case_number as "caseNumber", c.order_number as "orderNumber", ${usersInSql.languageOf(sql`c.uid`)} as language,
      json_agg(json_build_object('lineNo', l.line_no, 'boxes', l.boxes - l.credited_boxes) order by l.line_no) as lines
    from claim c join claim_line l using (case_number)
    where l.credited_boxes < l.boxes and c.at <= ${until} and not ${ticketsInSql.isCancelled(sql`c.case_number`)}
      and not ${ticketsInSql.isTaken(sql`c.case_number`)}
      and not exists (select from credit_proposal p where p.case_number = c.case_number)
    group by c.case_number, c.order_number, c.uid, c.at order by c.at, c.case_number limit 50`.execute(db);
  return rows;
}
