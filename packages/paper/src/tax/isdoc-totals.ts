import { decimalOf } from "@vycep/domain/billing/payment-code";
import { type Minor, NO_MONEY, plus } from "@vycep/domain/kernel/money";
import { depositsOf, type TaxPaper } from "./tax-paper.ts";
import { type XmlElement, xml } from "./xml.ts";

interface Subtotal {
  readonly ratePct: number | null;
  readonly base: string;
  readonly tax: string;
  readonly gross: string;
}

/** The sums of one rate; nothing was claimed before. */
export function subtotal({ ratePct, base, tax, gross }: Subtotal): XmlElement {
  return xml("TaxSubTotal", [
    xml("TaxableAmount", base),
    xml("TaxAmount", tax),
    xml("TaxInclusiveAmount", gross),
    xml("AlreadyClaimedTaxableAmount", "0"),
    xml("AlreadyClaimedTaxAmount", "0"),
    xml("AlreadyClaimedTaxInclusiveAmount", "0"),
    xml("DifferenceTaxableAmount", base),
    xml("DifferenceTaxAmount", tax),
    xml("DifferenceTaxInclusiveAmount", gross),
    xml("TaxCategory", [
      xml("Percent", String(ratePct ?? 0)),
      xml("VATApplicable", String(ratePct !== null)),
    ]),
  ]);
}

/** The sums of the paper. */
export function totalsOf(paper: TaxPaper, amount: (minor: Minor) => string): XmlElement {
  const exclusive = plus(paper.netMinor, depositsOf(paper));
  const inclusive = plus(exclusive, paper.vatMinor);
  return xml("LegalMonetaryTotal", [
    xml("TaxExclusiveAmount", amount(exclusive)),
    xml("TaxInclusiveAmount", amount(inclusive)),
    xml("AlreadyClaimedTaxExclusiveAmount", "0"),
    xml("AlreadyClaimedTaxInclusiveAmount", "0"),
    xml("DifferenceTaxExclusiveAmount", amount(exclusive)),
    xml("DifferenceTaxInclusiveAmount", amount(inclusive)),
    xml("PayableRoundingAmount", amount(paper.roundingMinor)),
    xml("PaidDepositsAmount", decimalOf(NO_MONEY)),
    xml("PayableAmount", amount(paper.totalMinor)),
  ]);
}
