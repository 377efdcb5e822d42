import { type Ghost, Stepper } from "@vycep/ui/fields/stepper.tsx";
import { unitLabel, useProductWords } from "../../../shared/products/box-words.ts";
import { cartSession } from "../cart-session.ts";
import type { UnitChoice } from "./offered-units.ts";
import type { RowOrder } from "./use-row-order.ts";

interface UnitStepperProps {
  readonly order: RowOrder;
  readonly choice: UnitChoice;
  readonly size: "dense" | "normal" | "large";
  readonly isLabelHidden?: boolean;
  readonly ghost?: Ghost | undefined;
  readonly isMarked?: boolean;
}

/** How many of one unit of a product. */
export function UnitStepper(props: UnitStepperProps) {
  const { order, choice, size, isLabelHidden = false, ghost, isMarked } = props;
  const t = useProductWords();
  const { product } = order;
  const { unit, boxes, refusal } = choice;
  const label = unitLabel(t, product, unit);
  const value = order.amounts[unit];
  // What is in the cart can always be taken out again, whatever has changed since.
  const disabledReason = refusal !== undefined && value === 0 ? t(`off.${refusal}`) : undefined;
  return (
    <Stepper
      label={label}
      context={product.name ?? product.sku ?? undefined}
      isLabelHidden={isLabelHidden}
      hint={unit === "packages" || boxes === 0 ? undefined : t("worth", { boxes })}
      value={value}
      onChange={(count) => order.change(unit, count)}
      onNotWhole={() => cartSession().errors.clear(product.sku ?? "")}
      onEnter={order.submit}
      decreaseLabel={t("decrease", { unit: label })}
      increaseLabel={t("increase", { unit: label })}
      wholeNumberError={t("wholeNumber")}
      max={refusal === undefined ? undefined : value}
      size={size}
      ghost={ghost}
      isMarked={isMarked}
      disabledReason={disabledReason}
    />
  );
}
