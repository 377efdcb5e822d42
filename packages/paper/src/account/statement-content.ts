import type { StatementRow } from "@vycep/domain/billing/statement";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, NO_MONEY, sumOf } from "@vycep/domain/kernel/money";
import { formatCount, formatDate, formatMoney } from "@vycep/words/engine/format";
import type { SheetContent } from "../sheet-content.ts";
import { tableOf } from "../sheet-tables.ts";
import { numbersOf, type PaperWords, senderOf } from "../tax/tax-content.ts";
import type { TaxPaper } from "../tax/tax-paper.ts";

/** A month of a company's account: what was billed and paid, what is open at its end. */
export interface StatementPaper extends Pick<TaxPaper, "number" | "seller" | "buyer"> {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly currency: Currency;
  readonly openingMinor: Minor;
  readonly rows: readonly StatementRow[];
  readonly closingMinor: Minor;
  readonly open: readonly {
    readonly number: string;
    readonly due: LocalDate;
    readonly openMinor: Minor;
    /** Nought where there is still time. */
    readonly daysLate: number;
  }[];
}

/** What stands on a statement of account, word by word. */
export function statementContent(paper: StatementPaper, t: PaperWords): SheetContent {
  const { buyer, number, currency, rows, open, openingMinor, closingMinor } = paper;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const kinds = { invoice: t("invoiceRow"), "credit-note": t("creditRow"), payment: t("paymentRow") };
  const billed = rows.filter(({ kind }) => kind !== "payment");
  const paid = rows.filter(({ kind }) => kind === "payment");
  const late = open.filter(({ daysLate }) => daysLate > 0);
  return {
    title: t("statement", { from: formatDate(paper.from), until: formatDate(paper.until) }),
    ...senderOf(paper.seller, t),
    status: t("balanceIs", { amount: money(closingMinor) }),
    isSent: true,
    caution:
      late.length === 0
        ? undefined
        : t("lateSum", { amount: money(sumOf(late, ({ openMinor }) => openMinor)) }),
    addresses: [
      {
        title: t("buyer"),
        lines: [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`, ...numbersOf(buyer, t)],
      },
    ],
    facts: [
      { label: t("paperNumber"), value: number },
      { label: t("stateOn"), value: formatDate(paper.until) },
    ],
    note: undefined,
    goods: tableOf<StatementRow>({
      caption: t("movements"),
      isCaptionShown: true,
      columns: [
        { label: t("day"), kind: "code", of: ({ day }) => formatDate(day) },
        { label: t("movement"), kind: "name", of: ({ kind, number: of }) => `${kinds[kind]} ${of}` },
        { label: t("amount"), kind: "figure", of: ({ amountMinor }) => money(amountMinor) },
        { label: t("balance"), kind: "figure", of: ({ balanceMinor }) => money(balanceMinor) },
      ],
      groups: [{ rows }],
      keyOf: ({ day, kind, number: of }) => `${day} ${kind} ${of}`,
    }),
    vat: tableOf({
      caption: t("openItems"),
      isCaptionShown: true,
      columns: [
        { label: t("paperNumber"), kind: "name", of: ({ number: of }) => of },
        { label: t("due"), kind: "figure", of: ({ due }) => formatDate(due) },
        {
          label: t("daysLate"),
          kind: "figure",
          of: ({ daysLate }) => (daysLate > 0 ? formatCount(daysLate) : undefined),
        },
        { label: t("amount"), kind: "figure", of: ({ openMinor }) => money(openMinor) },
      ],
      groups: [{ rows: open }],
      keyOf: ({ number: of }) => of,
    }),
    totals: [
      { label: t("openingBalance"), value: money(openingMinor) },
      { label: t("billed"), value: money(billed.reduce(addTo, NO_MONEY)) },
      { label: t("paid"), value: money(paid.reduce(addTo, NO_MONEY)) },
    ],
    total: { label: t("balance"), value: money(closingMinor) },
    empties: undefined,
  };
}

function addTo(sum: Minor, { amountMinor }: StatementRow): Minor {
  return sumOf([sum, amountMinor], (each) => each);
}
