import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { FALLBACK_LANGUAGE } from "@vycep/domain/market/language";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { invoiceFacts } from "../invoices/invoices.facts.ts";
import type { LetterFacts } from "../mail/mail.commands.ts";

type PaperFacts = Extract<NoticeFacts, { readonly kind: "new-document" | "payment-due" }>;
type PaperLetter = Omit<Extract<LetterFacts, { readonly letter: { readonly qr: unknown } }>, "stop">;

type Asked = {
  readonly number: string;
  readonly place: string;
  readonly companyId: CompanyId;
  readonly facts: PaperFacts;
};

/** What a mail says of a tax document, with its files and the code to pay what is open (MAIL-06). */
export async function paperLetter(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { number, place, companyId, facts }: Asked,
): Promise<PaperLetter | undefined> {
  const asked = { today: clock.now().date, language: FALLBACK_LANGUAGE };
  const invoice = await invoiceFacts(tx, { number, companyId }, asked);
  // Paid since it was noticed: nobody is reminded of it.
  if (facts.kind === "payment-due" && invoice?.payment == null) return undefined;
  const documentKind = facts.kind === "new-document" ? facts.documentKind : "invoice";
  return {
    kind: kindOf(facts),
    place,
    leads: `/my-documents/${encodeURIComponent(number)}`,
    papers: ["pdf", "isdoc"].map((format) => ({ kind: documentKind, number, format })),
    letter: {
      number,
      due: facts.due,
      amount:
        invoice === undefined
          ? null
          : {
              minor: facts.kind === "payment-due" ? invoice.openMinor : invoice.totalMinor,
              currency: invoice.currency,
            },
      qr: invoice?.payment?.qr?.text ?? null,
    },
  };
}

function kindOf(facts: PaperFacts): PaperLetter["kind"] {
  if (facts.kind === "payment-due") return facts.isOverdue ? "payment-overdue" : "payment-due";
  return facts.documentKind === "invoice" ? "new-invoice" : "new-credit-note";
}
