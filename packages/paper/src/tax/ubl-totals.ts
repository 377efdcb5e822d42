import type { Minor } from "@vycep/domain/kernel/money";
import { plus } from "@vycep/domain/kernel/money";
import type { IsdocWords } from "./isdoc.ts";
import { depositsOf, rowsOf, type TaxPaper } from "./tax-paper.ts";
import { scheme } from "./ubl-party.ts";
import { type XmlElement, xml } from "./xml.ts";

/** What rows are called that have no name of their own, and why packaging carries no VAT. */
export interface UblWords extends IsdocWords {
  readonly withoutVat: string;
}

/** A paper under the pen. */
export interface Writing {
  readonly paper: TaxPaper;
  readonly words: UblWords;
  /** Credit notes stand in it without their sign. */
  readonly sign: 1 | -1;
  readonly money: (name: string, minor: Minor) => XmlElement;
}

/** Goods are of the standard category by their rate; packaging is exempt, for which a reason is asked. */
export function category(name: string, ratePct: number | null, reason?: string): XmlElement {
  return xml(`cac:${name}`, [
    xml("cbc:ID", ratePct === null ? "E" : ratePct === 0 ? "Z" : "S"),
    xml("cbc:Percent", String(ratePct ?? 0)),
    reason === undefined ? undefined : xml("cbc:TaxExemptionReason", reason),
    scheme(),
  ]);
}

/** VAT by its rates. */
export function taxTotal({ paper, words, money }: Writing): XmlElement {
  const hasDeposits = rowsOf(paper).some(({ vatPct }) => vatPct === null);
  return xml("cac:TaxTotal", [
    money("TaxAmount", paper.vatMinor),
    ...paper.vat.map(({ ratePct, baseMinor, vatMinor }) =>
      xml("cac:TaxSubtotal", [
        money("TaxableAmount", baseMinor),
        money("TaxAmount", vatMinor),
        category("TaxCategory", ratePct),
      ]),
    ),
    hasDeposits
      ? xml("cac:TaxSubtotal", [
          money("TaxableAmount", depositsOf(paper)),
          xml("cbc:TaxAmount", "0.00", { currencyID: paper.currency }),
          category("TaxCategory", null, words.withoutVat),
        ])
      : undefined,
  ]);
}

/** The sums of the paper. */
export function monetaryTotal({ paper, money }: Writing): XmlElement {
  const exclusive = plus(paper.netMinor, depositsOf(paper));
  return xml("cac:LegalMonetaryTotal", [
    money("LineExtensionAmount", exclusive),
    money("TaxExclusiveAmount", exclusive),
    money("TaxInclusiveAmount", plus(exclusive, paper.vatMinor)),
    paper.roundingMinor === 0 ? undefined : money("PayableRoundingAmount", paper.roundingMinor),
    money("PayableAmount", paper.totalMinor),
  ]);
}
