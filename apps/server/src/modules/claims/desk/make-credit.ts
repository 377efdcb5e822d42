import { createHash } from "node:crypto";
import type { CreditLine } from "@vycep/domain/claims/credit-proposal";
import type { Minor } from "@vycep/domain/kernel/money";
import { parseLanguage } from "@vycep/domain/market/language";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { statusAfterAnswer } from "@vycep/domain/tickets/desk-step";
import { parseTicketStatus } from "@vycep/domain/tickets/ticket-status";
import { creditInWords } from "@vycep/words/claim-desk/answers";
import { claimReasons } from "@vycep/words/claims/answers";
import { formatMoney } from "@vycep/words/engine/format";
import { say } from "@vycep/words/engine/sentence";
import { AppError } from "../../../platform/errors.ts";
import { billReport } from "../../invoices/invoices.commands.ts";
import { takeReport } from "../../orders/orders.commands.ts";
import { answerTicket, changeTicket } from "../../tickets/tickets.commands.ts";
import { creditClaims } from "../claims.commands.ts";
import type { ClaimInHand } from "./change-claim.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { decideProposal } from "./claim-record.repo.ts";
import { isClaimDeskMessage } from "./claim-refusal.ts";

/** A credit that nobody must agree to any more. */
export type AgreedCredit = {
  readonly id: string;
  readonly lines: readonly CreditLine[];
  readonly totalMinor: Minor;
  readonly words: string;
  readonly isSolving: boolean;
  /** Who proposed it, and so speaks to the customer. */
  readonly author: string;
};

/**
 * Makes the credit note of a claim (DTICK-03): a report of the house like any other, with its paper, never over what was invoiced;
 * it answers this claim, and the customer hears by bell and in the ticket. All in the transaction of who agreed.
 */
export async function makeCredit(
  deps: Pick<ClaimDeskDeps, "clock" | "config">,
  inHand: ClaimInHand,
  credit: AgreedCredit,
): Promise<void> {
  const { tx, record, staff, at, rollBack, audit } = inHand;
  const { number: caseNumber, orderNumber } = record;
  if (record.status === "Cancelled") return rollBack({ kind: "ticket-closed" });
  const document = documentNumberOf(inHand);
  const report = reportOf(inHand, credit, document);
  const bodyHash = createHash("sha256").update(JSON.stringify(report)).digest("hex");
  const event = { id: `desk-credit-${credit.id}`, orderNumber, bodyHash, at, report };
  await takeReport(tx, event, at).catch((error: unknown) => {
    if (error instanceof AppError && isClaimDeskMessage(error.code)) return rollBack({ kind: error.code });
    throw error;
  });
  await billReport(tx, { orderNumber, report, at });
  await creditClaims(tx, { orderNumber, report, at, caseNumber });
  await decideProposal(tx, { id: credit.id, state: "credited", uid: staff.uid, at, document });
  await tellInTicket(deps, inHand, { ...credit, document });
  await audit("ticket.credited", { document, credit: credit.totalMinor });
  await audit("order.credited", { document, ticket: caseNumber }, "order");
}

/** The number of the claim with an R before it; of further ones of the same claim their count behind it. */
function documentNumberOf({ record: { number, credits } }: ClaimInHand): string {
  const further = credits.length === 0 ? "" : `-${credits.length + 1}`;
  return `R${number.replaceAll(/\D/g, "")}${further}`;
}

function reportOf({ record }: ClaimInHand, { lines }: AgreedCredit, documentNumber: string): ErpReport {
  const language = parseLanguage(record.language) ?? "en";
  const reasons = lines.flatMap(({ lineNo }) =>
    record.lines.filter((line) => line.lineNo === lineNo).map(({ reason }) => reason),
  );
  const why = [...new Set(reasons)].map((one) => say(claimReasons[one], language)).join(", ");
  const reason = say(creditInWords.reason, language, { claim: record.number, why });
  return { kind: "credit", documentNumber, lines: lines.map((line) => ({ ...line, reason })) };
}

/** Says it in the ticket; one that goes on in another hears by the bell alone. */
async function tellInTicket(
  { clock, config }: Pick<ClaimDeskDeps, "clock" | "config">,
  { tx, record, at, rollBack }: ClaimInHand,
  credit: AgreedCredit & { readonly document: string },
): Promise<void> {
  const { number: caseNumber, currency } = record;
  const before = parseTicketStatus(record.status);
  if (before === undefined || before === "Merged") return;
  const language = parseLanguage(record.language) ?? "en";
  const money = formatMoney({ minor: credit.totalMinor, currency });
  const sentence = say(creditInWords.told, language, { number: credit.document, money });
  const text = [credit.words, sentence].filter((part) => part !== "").join("\n\n");
  const eventId = `desk-credit-${credit.id}`;
  const { author } = credit;
  const said = { caseNumber, author, text, isAutomatic: false, eventId, at };
  const answered = await answerTicket(tx, said, config.secrets);
  if (!answered.ok) return rollBack({ kind: "ticket-closed" });
  const wanted = credit.isSolving ? "Problem Solved" : undefined;
  const status = before === wanted ? undefined : statusAfterAnswer(before, wanted);
  if (status === undefined || !status.ok) return;
  const change = { caseNumber, status: status.value, isQuiet: !credit.isSolving, eventId, at };
  await changeTicket(tx, { ...change, today: clock.now().date }, config.secrets);
}
