import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { Money } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatMoney } from "@vycep/words/engine/format";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/** The deposit of one box and what it is made of; it carries no VAT (D08). */
export function DepositLines({ product }: { readonly product: ProductRow }) {
  const t = useTexts("catalog");
  const currency = answeredCurrency(product.currency);
  const money = (whole: number): Money => ({ minor: wholeToMinor(whole), currency });
  const parts = product.multi_deposit ?? [];
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (total === 0) return null;
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="text-ink-soft">{t("deposit")}</dt>
        <dd className="font-semibold whitespace-nowrap">{formatMoney(money(total))}</dd>
      </div>
      {parts.length > 1 &&
        parts.map((part) => (
          <div
            key={part.packaging_code}
            className="flex justify-between gap-4 pl-3.5 text-fine text-ink-soft"
          >
            <dt>
              {t("depositPart", {
                name: part.packaging_name,
                count: part.number_of_units,
                money: formatMoney(money(part.deposit)),
              })}
            </dt>
            <dd className="whitespace-nowrap">{formatMoney(money(part.total))}</dd>
          </div>
        ))}
    </>
  );
}
