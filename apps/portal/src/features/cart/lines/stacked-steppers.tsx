import { unitLabel, useProductWords } from "../../../shared/products/box-words.ts";
import type { SteppersProps } from "./row-quantity.tsx";
import { UnitMeaningLine } from "./unit-meaning-line.tsx";
import { UnitStepper } from "./unit-stepper.tsx";

/** The page of one product: what a unit is stands beside its number all the time. */
export function StackedSteppers({ order }: SteppersProps) {
  const t = useProductWords();
  return (
    <div className="grid gap-2.5">
      {order.units.map((choice) => (
        <div key={choice.unit} className="grid grid-cols-entry items-center gap-3">
          <div className="min-w-0" aria-hidden="true">
            <p className="font-semibold">{unitLabel(t, order.product, choice.unit)}</p>
            <UnitMeaningLine order={order} unit={choice.unit} />
          </div>
          <UnitStepper order={order} choice={choice} size="normal" isLabelHidden />
        </div>
      ))}
    </div>
  );
}
