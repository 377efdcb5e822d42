import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { erpPaperAnswer, erpPaperBody, erpPaymentAnswer, erpPaymentBody } from "./erp-paper.rest.ts";

const minor = (what: string) => `${what}, in minor units: haléře, cents.`;
const changed = "false where this event was told before; then nothing changes.";

export const erpPaperFields = [
  told(erpPaperBody, {
    kind: "Which kind of paper it is; the other fields follow from it.",
    number: "Number of the paper, never used twice for its kind.",
    companyId: "Number of the company that it is for.",
    shipToId: words.place,
    "(price-list).shipToId": "Number of the place; left out of what concerns the whole company.",
    issued: "Day of issue, yyyy-MM-dd.",
    orderNumbers: "Orders that it belongs to, ten digits each.",
    files: "The paper as files, at most three; what comes as none the portal draws itself.",
    "(order-confirmation).files": "The paper as files, one to three: the portal does not draw it.",
    "(price-list).files": "The paper as files, one to three: the portal does not draw it.",
    "files.format": "What kind of file it is; xml is a structured invoice.",
    "files.content": "The file itself in base64, at most 10 MB; either this or `path`.",
    "files.path": "Where the portal fetches it at once: a path below ERP_URL; either this or `content`.",
    amount: "What the paper comes to, where it says a sum.",
    "amount.minor": minor("The sum"),
    "amount.currency": words.currency,
    taxPoint: "Day of taxable supply (DUZP), yyyy-MM-dd.",
    due: "Last day to pay, yyyy-MM-dd.",
    variableSymbol: "Variable symbol, by which the payment is known: one to ten digits.",
    currency: words.currency,
    payment:
      "How it is paid; left out, by transfer. A direct debit is the brewery's to draw and never overdue.",
    vat: "VAT by rate; below nought on a credit note.",
    "vat.ratePct": "Rate in percent.",
    "vat.baseMinor": minor("What the rate is taken of"),
    "vat.vatMinor": minor("VAT of this rate"),
    depositsOutMinor: minor("Deposits of packaging that came along, not below nought"),
    depositsBackMinor: minor("Deposits of packaging that went back, not above nought"),
    roundingMinor: minor("What was added or taken off so that cash can pay it"),
    totalMinor: minor("What bases, VAT, deposits and rounding come to; anything else is refused"),
    corrects: "Of a credit note the number of the paper that it corrects.",
    reason: "Of a credit note why, as the customer reads it; one line.",
  }),
  told(erpPaperAnswer, { number: "Number of the paper, as it was sent.", changed }),
  told(erpPaymentBody, {
    invoice: "Number of the invoice, or of the credit note that was settled.",
    amountMinor: minor("What was paid; below nought where it was given back, or a credit note was settled"),
    currency: `${words.currency} It is that of the paper.`,
    day: "Day of the payment, yyyy-MM-dd.",
  }),
  told(erpPaymentAnswer, {
    invoice: "Number of the paper, as it was sent.",
    state: "open: something is still to be paid; paid: all of it is; settled: a credit note that is.",
    changed,
  }),
];
