import { isStructured } from "@vycep/domain/billing/structured-invoice";
import { tiedName } from "@vycep/domain/catalog/name-parts";
import { type Minor, sumOf } from "@vycep/domain/kernel/money";
import { spacedPhone } from "@vycep/domain/market/phone";
import { formatCount, formatDate, formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import type { SheetContent } from "../sheet-content.ts";
import { type TableOf, tableOf } from "../sheet-tables.ts";
import type { SheetFact, SheetTotal } from "../sheet-view.ts";
import {
  isPayable,
  rowsOf,
  type SummedPaper,
  type TaxLine,
  type TaxPaper,
  type TaxParty,
  type TaxSeller,
} from "./tax-paper.ts";

export type PaperWords = Speak<Originals["papers"]>;

/** What stands on a tax document, word by word, with all particulars that the Czech and the Slovak law want. */
export function taxContent(paper: TaxPaper, t: PaperWords): SheetContent {
  const { seller, buyer, place, number, currency, corrects, reason, kind } = paper;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const isCredit = kind === "credit-note";
  return {
    title: t(isCredit ? "creditNote" : "invoice", { number }),
    ...senderOf(seller, t),
    status: isPayable(paper) ? t("dueBy", { day: formatDate(paper.due) }) : t("toCredit"),
    isSent: true,
    caution: isStructured(paper) ? t("structured") : undefined,
    addresses: [
      {
        title: t("buyer"),
        lines: [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`, ...numbersOf(buyer, t)],
      },
      { title: t("place"), lines: [place.name, place.street, `${place.zip} ${place.city}`] },
    ],
    facts: [
      { label: t("issued"), value: formatDate(paper.issued) },
      { label: t("taxPoint"), value: formatDate(paper.taxPoint) },
      ...(corrects === null ? [] : [{ label: t("corrects"), value: corrects }]),
      ...(isPayable(paper) ? payFacts(paper, t) : []),
    ],
    note: reason === null && !isCredit ? undefined : { label: t("reason"), value: reason ?? t("correction") },
    goods: goodsTable(paper, t, money),
    ...sumsContent(paper, t),
    total: { label: t(isPayable(paper) ? "toPay" : "toReturn"), value: money(paper.totalMinor) },
  };
}

/** VAT by rate, deposits and totals of whatever has them, in the order of the sheet. */
export function sumsContent(paper: SummedPaper, t: PaperWords) {
  const money = (minor: Minor) => formatMoney({ minor, currency: paper.currency });
  const vat = tableOf({
    caption: t("vatSummary"),
    isCaptionShown: true,
    columns: [
      { label: t("vatRate"), kind: "name", of: ({ ratePct }) => formatPercent(ratePct) },
      { label: t("vatBase"), kind: "figure", of: ({ baseMinor }) => money(baseMinor) },
      { label: t("vatAmount"), kind: "figure", of: ({ vatMinor }) => money(vatMinor) },
    ],
    groups: [{ rows: paper.vat }],
    keyOf: ({ ratePct }) => String(ratePct),
  });
  return { vat, totals: totalsOf(paper, t, money), empties: depositTable(paper, t, money) };
}

/** Who sends a paper, at its top. */
export function senderOf(seller: TaxSeller, t: PaperWords) {
  return {
    brewery: seller.name,
    imprint: [
      `${seller.street}, ${seller.zip} ${seller.city}`,
      numbersOf(seller, t).join(" · "),
      seller.register,
      `${seller.email} · ${spacedPhone(seller.phone)}`,
    ],
  };
}

/** The numbers of a company as papers name them. */
export function numbersOf({ ico, dic, icDph }: TaxParty, t: PaperWords): readonly string[] {
  return [
    t("ico", { value: ico }),
    ...(dic === "" ? [] : [t("dic", { value: dic })]),
    ...(icDph === "" ? [] : [t("icDph", { value: icDph })]),
  ];
}

function payFacts(paper: TaxPaper, t: PaperWords): readonly SheetFact[] {
  const { due, payment, seller, variableSymbol } = paper;
  const how = { transfer: t("byTransfer"), "direct debit": t("byDebit"), cash: t("byCash") };
  return [
    { label: t("due"), value: formatDate(due) },
    { label: t("payment"), value: how[payment] },
    ...(payment === "transfer"
      ? [
          { label: t("account"), value: seller.account },
          { label: t("iban"), value: seller.iban },
          { label: t("variableSymbol"), value: variableSymbol },
        ]
      : []),
  ];
}

/** Goods by their order, each with the day it was delivered. */
export function goodsTable(
  paper: SummedPaper & Pick<TaxPaper, "orders">,
  t: PaperWords,
  money: (minor: Minor) => string,
) {
  const deliveredOn = new Map(paper.orders.map(({ number, delivered }) => [number, delivered]));
  const goods = rowsOf(paper).filter(({ kind }) => kind === "goods");
  const byOrder = Map.groupBy(goods, ({ orderNumber }) => orderNumber);
  const titleOf = (number: string | null) => {
    const day = number === null ? undefined : deliveredOn.get(number);
    return number === null || day === undefined ? undefined : t("ofOrder", { number, day: formatDate(day) });
  };
  const nameOf = ({ name, vatPct }: TaxLine) =>
    name === null ? t("supplies", { rate: formatPercent(vatPct ?? 0) }) : tiedName(name);
  const table: TableOf<TaxLine> = {
    caption: t("goods"),
    isCaptionShown: false,
    columns: [
      { label: t("sku"), kind: "code", of: ({ sku }) => sku ?? undefined },
      { label: t("product"), kind: "name", of: nameOf },
      { label: t("quantity"), kind: "figure", of: ({ quantity }) => formatCount(quantity) },
      { label: t("unitPrice"), kind: "figure", of: ({ unitMinor }) => money(unitMinor) },
      { label: t("vatRate"), kind: "figure", of: ({ vatPct }) => formatPercent(vatPct ?? 0) },
      { label: t("net"), kind: "figure", of: ({ amountMinor }) => money(amountMinor) },
    ],
    groups: [...byOrder].map(([number, rows]) => ({ title: titleOf(number), rows })),
    keyOf: ({ orderNumber, sku, unitMinor }) => `${orderNumber} ${sku} ${unitMinor}`,
  };
  return tableOf(table);
}

/** Packaging of the whole paper, one row for each kind and deposit. */
function depositTable(paper: SummedPaper, t: PaperWords, money: (minor: Minor) => string) {
  const deposits = rowsOf(paper).filter(({ kind }) => kind !== "goods");
  const keyOf = ({ kind, name, unitMinor }: TaxLine) => `${kind} ${name} ${unitMinor}`;
  const rows = [...Map.groupBy(deposits, keyOf).values()].flatMap((same) => {
    const [first] = same;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    return first === undefined
      ? []
      : [{ ...first, quantity, amountMinor: sumOf(same, (line) => line.amountMinor) }];
  });
  const kindOf = ({ kind, name }: TaxLine) => {
    const word = t(kind === "deposit-out" ? "depositOut" : "depositBack");
    return name === null ? word : `${word}: ${name}`;
  };
  return tableOf({
    caption: t("deposits"),
    isCaptionShown: true,
    columns: [
      { label: t("depositKind"), kind: "name", of: kindOf },
      { label: t("quantity"), kind: "figure", of: ({ quantity }) => formatCount(quantity) },
      { label: t("unitDeposit"), kind: "figure", of: ({ unitMinor }) => money(unitMinor) },
      { label: t("amount"), kind: "figure", of: ({ amountMinor }) => money(amountMinor) },
    ],
    groups: [{ rows }],
    keyOf,
  });
}

function totalsOf(paper: SummedPaper, t: PaperWords, money: (minor: Minor) => string): readonly SheetTotal[] {
  const row = (label: string, minor: Minor, isAlways = false): readonly SheetTotal[] =>
    minor === 0 && !isAlways ? [] : [{ label, value: money(minor) }];
  return [
    ...row(t("netTotal"), paper.netMinor, true),
    ...row(t("vatTotal"), paper.vatMinor, true),
    ...row(t("depositsOut"), paper.depositsOutMinor),
    ...row(t("depositsBack"), paper.depositsBackMinor),
    ...row(t("rounding"), paper.roundingMinor),
  ];
}
