import { expectedBack } from "@vycep/domain/empties/expected-back";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { formatMoney } from "@vycep/words/engine/format";

interface ExpectedBackProps {
  readonly toPayMinor: Minor;
  readonly refundMinor: Minor;
  readonly currency: Currency;
  /** Where the plan of empties is changed, while it can be. */
  readonly href?: string | undefined;
}

/**
 * Under the sum to pay, everywhere the same sentence: what is expected back for empties, and what remains in the end
 * (EMPTIES-02). Empties step, recap, thanks and order all tell it here.
 */
export function ExpectedBack({ toPayMinor, refundMinor, currency, href }: ExpectedBackProps) {
  const t = useTexts("empties");
  const expected = expectedBack(toPayMinor, refundMinor);
  if (expected === undefined) return null;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return (
    <div className="rounded-control bg-bottle-tint px-4 py-3 text-bottle">
      <p className="font-bold text-pretty">
        {t(expected.isOwed ? "expectedBackMore" : "expectedBack", {
          money: money(expected.refundMinor),
          rest: money(expected.restMinor),
        })}
      </p>
      <p className="mt-1 text-small text-pretty">
        {t("expectedBackHow")} {href !== undefined && <Link href={href}>{t("expectedBackPlan")}</Link>}
      </p>
    </div>
  );
}
