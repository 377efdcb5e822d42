import type { ExpectedCredit } from "@vycep/domain/claims/expected-credit";
import { useTexts } from "@vycep/shell/words/i18n";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { money } from "../../../kit/money.ts";

interface CreditSumProps {
  readonly credit: ExpectedCredit;
  readonly currency: string;
}

/** What comes back, part by part, and together. */
export function CreditSum({ credit, currency }: CreditSumProps) {
  const t = useTexts("claim-desk");
  const of = (minor: number) => money(minor, currency);
  const rounding =
    credit.roundingMinor === 0 ? [] : [{ label: t("rounding"), value: of(credit.roundingMinor) }];
  return (
    <Totals
      rows={[
        { label: t("net"), value: of(credit.netMinor) },
        { label: t("vat"), value: of(credit.vatMinor) },
        { label: t("deposits"), value: of(credit.depositMinor) },
        ...rounding,
      ]}
      total={{ label: t("total"), value: of(credit.totalMinor) }}
    />
  );
}
