import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Fragment } from "react";
import { unitLabel, useProductWords } from "../../../shared/products/box-words.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { unitChoices } from "./offered-units.ts";

interface AmountSteppersProps {
  readonly product: ProductRow;
  readonly amounts: Amounts;
  readonly isTruck: boolean;
  readonly onChange: (unit: OrderUnit, count: number) => void;
}

/** Packages, layers and pallets of something that is not in the cart (CATALOG-16); on mobile one below the other. */
export function AmountSteppers({ product, amounts, isTruck, onChange }: AmountSteppersProps) {
  const t = useProductWords();
  const isMobile = useIsMobile();
  const choices = unitChoices(product, isTruck);
  // A thumb needs room: what cannot be ordered anyway takes none.
  const shown = isMobile
    ? choices.filter(({ unit, refusal }) => refusal === undefined || amounts[unit] > 0)
    : choices;
  return (
    <div className="grid grid-cols-3 items-end gap-2 max-mobile:grid-cols-1">
      {shown.map(({ unit, boxes, refusal }) => {
        const label = unitLabel(t, product, unit);
        const value = amounts[unit];
        const worth = unit === "packages" || boxes === 0 ? undefined : t("worth", { boxes });
        const stepper = (
          <Stepper
            label={label}
            context={product.name ?? product.sku ?? undefined}
            isLabelHidden={isMobile}
            hint={worth}
            value={value}
            onChange={(count) => onChange(unit, count)}
            decreaseLabel={t("decrease", { unit: label })}
            increaseLabel={t("increase", { unit: label })}
            wholeNumberError={t("wholeNumber")}
            max={refusal === undefined ? undefined : value}
            size={isMobile ? "normal" : "dense"}
            disabledReason={refusal !== undefined && value === 0 ? t(`off.${refusal}`) : undefined}
          />
        );
        if (!isMobile) return <Fragment key={unit}>{stepper}</Fragment>;
        return (
          <div key={unit} className="grid grid-cols-entry items-center gap-3">
            <p aria-hidden="true" className="text-small font-semibold">
              {label} <span className="font-normal text-ink-soft">{worth}</span>
            </p>
            {stepper}
          </div>
        );
      })}
    </div>
  );
}
