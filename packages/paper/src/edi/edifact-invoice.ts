import { decimalOf } from "@vycep/domain/billing/payment-code";
import { type Minor, plus, times } from "@vycep/domain/kernel/money";
import { depositsOf, rowsOf, type TaxLine, type TaxPaper } from "../tax/tax-paper.ts";
import type { UblWords } from "../tax/ubl-totals.ts";
import { interchange, nameSegment, partySegment } from "./edifact-envelope.ts";
import { dayParts, type EdifactSegment, segment } from "./edifact-segment.ts";
import type { EdiEnvelope } from "./partner-answer.ts";

/** A tax document with what its partner calls things by. */
export interface PartnerInvoice {
  readonly envelope: EdiEnvelope;
  readonly paper: TaxPaper;
  readonly words: UblWords;
  /** The partner's number of each of our orders on it. */
  readonly references: ReadonlyMap<string, string>;
  readonly gtins: ReadonlyMap<string, string>;
  readonly place: string | null;
}

/** An invoice or a credit note (INVOIC D.96A); packaging stands in rows of its own, exempt from VAT. */
export function invoicOf({ envelope, paper, words, references, gtins, place }: PartnerInvoice): string {
  const sign = paper.kind === "credit-note" ? -1 : 1;
  const money = (qualifier: string, minor: Minor) =>
    segment("MOA", [qualifier, decimalOf(times(sign, minor)), paper.currency]);
  const rows = rowsOf(paper);
  const exclusive = plus(paper.netMinor, depositsOf(paper));
  const ordered = [...references.values()];
  return interchange(
    envelope,
    ["INVOIC", "EAN008"],
    [
      segment("BGM", paper.kind === "credit-note" ? "381" : "380", paper.number, "9"),
      segment("DTM", dayParts("137", paper.issued)),
      segment("DTM", dayParts("35", paper.orders.at(-1)?.delivered ?? paper.taxPoint)),
      segment("DTM", dayParts("131", paper.taxPoint)),
      ...ordered.map((reference) => segment("RFF", ["ON", reference])),
      ...(paper.corrects === null ? [] : [segment("RFF", ["IV", paper.corrects])]),
      partySegment("SU", envelope.from),
      segment("RFF", ["VA", vatNumberOf(paper.seller)]),
      partySegment("BY", envelope.to),
      segment("RFF", ["VA", vatNumberOf(paper.buyer)]),
      ...(place === null ? [] : [partySegment("DP", place)]),
      segment("CUX", ["2", paper.currency, "4"]),
      segment("PAT", "1"),
      segment("DTM", dayParts("13", paper.due)),
      ...rows.flatMap((row, at) => rowSegments(row, at, { money, words, gtins, sign })),
      segment("UNS", "S"),
      segment("CNT", ["2", String(rows.length)]),
      money("77", paper.totalMinor),
      money("79", exclusive),
      money("125", exclusive),
      money("124", paper.vatMinor),
      ...paper.vat.flatMap(({ ratePct, baseMinor, vatMinor }) => [
        rate(String(ratePct), "S"),
        money("125", baseMinor),
        money("124", vatMinor),
      ]),
      ...(depositsOf(paper) === 0 ? [] : [rate("0", "E"), money("125", depositsOf(paper))]),
    ],
  );
}

type Writing = Pick<PartnerInvoice, "words" | "gtins"> & {
  readonly money: (qualifier: string, minor: Minor) => EdifactSegment;
  readonly sign: 1 | -1;
};

function rowSegments(
  row: TaxLine,
  at: number,
  { money, words, gtins, sign }: Writing,
): readonly EdifactSegment[] {
  const names = { goods: words.supplies, "deposit-out": words.depositOut, "deposit-back": words.depositBack };
  const gtin = row.sku === null ? undefined : gtins.get(row.sku);
  const quantity = row.amountMinor < 0 ? -sign * row.quantity : sign * row.quantity;
  return [
    segment("LIN", String(at + 1), "", gtin === undefined ? "" : [gtin, "EN"]),
    ...(row.sku === null ? [] : [segment("PIA", gtin === undefined ? "5" : "1", [row.sku, "SA"])]),
    nameSegment(row.name ?? names[row.kind]),
    segment("QTY", ["47", String(quantity), row.kind === "goods" ? "CT" : "PCE"]),
    money("203", row.amountMinor),
    segment("PRI", ["AAA", decimalOf(row.unitMinor)]),
    rate(String(row.vatPct ?? 0), row.vatPct === null ? "E" : "S"),
  ];
}

function rate(percent: string, category: "S" | "E"): EdifactSegment {
  return segment("TAX", "7", "VAT", "", "", ["", "", "", percent], category);
}

function vatNumberOf({ icDph, dic }: TaxPaper["seller"] | TaxPaper["buyer"]): string {
  return icDph === "" ? dic : icDph;
}
