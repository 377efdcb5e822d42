import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { type ComponentType, useId, useState } from "react";
import { unitLabel, useProductWords } from "../../../shared/products/box-words.ts";
import { unsoldInWords } from "../../../shared/products/unsold-words.ts";
import { RowInCart } from "./row-in-cart.tsx";
import { RowTrouble } from "./row-trouble.tsx";
import { UnitMeaningLine } from "./unit-meaning-line.tsx";
import { UnitStepper } from "./unit-stepper.tsx";
import type { RowOrder } from "./use-row-order.ts";

interface RowQuantityProps {
  readonly order: RowOrder;
  /** How its numbers stand, where it is not as in a list. */
  readonly steppers?: ComponentType<SteppersProps>;
}

/**
 * How many of a product: packages, layers, pallets (CATALOG-16). What cannot be ordered says why and from when it can
 * (CATALOG-17). On mobile the way into the cart is part of it.
 */
export function RowQuantity({ order, steppers }: RowQuantityProps) {
  const t = useProductWords();
  const isMobile = useIsMobile();
  const errorId = useId();
  const unsold = unsoldInWords(t, order.product);
  if (unsold !== undefined && order.line === undefined) {
    return <p className="text-small text-pretty text-ink-soft">{unsold}</p>;
  }
  const Steppers = steppers ?? (isMobile ? OneStepper : ThreeSteppers);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a cell of the row's grid
    <div
      role="group"
      data-line
      aria-label={order.product.name ?? order.product.sku ?? ""}
      aria-describedby={order.error === undefined ? undefined : errorId}
      className="min-w-0"
    >
      <Steppers order={order} />
      {unsold !== undefined && <p className="mt-1.5 text-fine font-medium text-red-strong">{unsold}</p>}
      <RowTrouble id={errorId} product={order.product} amounts={order.line?.amounts} error={order.error} />
    </div>
  );
}

export interface SteppersProps {
  readonly order: RowOrder;
}

/**
 * What a number means appears under it while it has the focus, and moves nothing: its line has room of its own below,
 * about as much as the picture of the product is higher than the numbers.
 */
function ThreeSteppers({ order }: SteppersProps) {
  return (
    <div className="relative mb-2 grid grid-cols-3 items-end gap-2">
      {order.units.map((choice) => (
        <div key={choice.unit} className="group/unit min-w-0">
          <UnitStepper order={order} choice={choice} size="dense" />
          {order.error === undefined && (
            <div className="pointer-events-none absolute inset-x-0 top-full mt-0.75 hidden truncate group-focus-within/unit:block">
              <UnitMeaningLine order={order} unit={choice.unit} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Mobile: one number as large as a thumb, its unit above, the way into the cart beside it. */
function OneStepper({ order }: SteppersProps) {
  const t = useProductWords();
  const [picked, setPicked] = useState<OrderUnit>();
  const started = order.units.find(({ unit }) => order.amounts[unit] > 0)?.unit;
  const offered = order.units.find(({ refusal }) => refusal === undefined)?.unit;
  const current = picked ?? started ?? offered ?? "packages";
  const choice = order.units.find(({ unit }) => unit === current);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons of which one is pressed, not a form */}
      <div
        role="group"
        aria-label={t("unit")}
        className="mb-2 grid grid-cols-3 gap-1 rounded-control bg-void p-1"
      >
        {order.units.map(({ unit }) => (
          <button
            key={unit}
            type="button"
            aria-pressed={unit === current}
            onClick={() => setPicked(unit)}
            className={classNames(
              "flex min-h-touch min-w-0 items-center justify-center gap-1.5 rounded-small px-1 text-small font-semibold",
              unit === current ? "bg-foam text-ink" : "text-ink-soft",
            )}
          >
            <span className="min-w-0 truncate">{unitLabel(t, order.product, unit)}</span>
            {order.amounts[unit] > 0 && <b className="text-hop-ink">{formatCount(order.amounts[unit])}</b>}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-entry-tiny items-center gap-2.5">
        {choice !== undefined && <UnitStepper order={order} choice={choice} size="large" isLabelHidden />}
        <div className="text-right">
          <RowInCart order={order} />
        </div>
      </div>
      <div className="mt-1.5">
        <UnitMeaningLine order={order} unit={current} />
      </div>
    </div>
  );
}
