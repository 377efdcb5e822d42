import type { Amounts } from "@vycep/domain/catalog/packaging";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { type ReactNode, useId, useState } from "react";
import { useProductWords } from "../../../shared/products/box-words.ts";
import { unsoldInWords } from "../../../shared/products/unsold-words.ts";
import { amountsInWords } from "./amounts-in-words.ts";
import { HeldInCart } from "./held-in-cart.tsx";
import type { UnitRefusal } from "./offered-units.ts";
import { RowTrouble } from "./row-trouble.tsx";
import { UnitMeaningLine } from "./unit-meaning-line.tsx";
import { UnitStepper } from "./unit-stepper.tsx";
import type { RowOrder } from "./use-row-order.ts";

interface PackagingQuantityProps {
  readonly order: RowOrder;
  /** What the place had last time; undefined where it proposes nothing. */
  readonly last: Amounts | undefined;
  /** Layers and pallets stand open: for those who order by them. */
  readonly isStacking: boolean;
  /** Draws the packaging; the number, the way to further units and what the cart holds are put into it. */
  readonly children: (parts: PackagingParts) => ReactNode;
}

interface PackagingParts {
  readonly quantity: ReactNode;
  /** Opens layers and pallets; null where there are none, or they stand open. */
  readonly unfold: ReactNode;
  /** What the cart holds of it and what that comes to; null where it holds nothing. */
  readonly held: ReactNode;
}

/** How many of one packaging: what is entered goes into the cart at once, and what came last time waits as a ghost. */
export function PackagingQuantity({ order, last, isStacking, children }: PackagingQuantityProps) {
  const t = useProductWords();
  const errorId = useId();
  const unitsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { product, line, units, amounts, readiness } = order;
  const name = product.name ?? product.sku ?? "";
  const unsold = unsoldInWords(t, product);
  if (unsold !== undefined && line === undefined) {
    const quantity = <p className="text-small text-pretty text-ink-soft">{unsold}</p>;
    return children({ quantity, unfold: null, held: null });
  }
  // Units in which the goods do not come are none; one that is not offered now says why.
  const known = units.filter(({ unit, refusal }) => amounts[unit] > 0 || !isNone(refusal));
  const first = known.find(({ refusal }) => refusal === undefined) ?? units[0];
  const isStacked = known.some(({ unit }) => unit !== first?.unit && amounts[unit] > 0);
  // What stood open once stays so: a number that becomes nought must not vanish under the fingers.
  if (isStacked && !isOpen) setIsOpen(true);
  const isUnfolded = known.length > 1 && (isStacking || isOpen || isStacked);
  const shown = isUnfolded ? known : first === undefined ? [] : [first];
  const ghosts = line === undefined && readiness === "ready" ? last : undefined;
  const quantity = (
    <div id={unitsId} aria-describedby={order.error === undefined ? undefined : errorId} data-line>
      <div className={classNames("grid gap-2", isUnfolded && "mb-1.5 grid-cols-units")}>
        {shown.map((choice) => (
          <div
            key={choice.unit}
            className="group/unit relative min-w-0 desktop:nth-3:last:col-span-full upright:group-data-stacking/beers:col-span-1!"
          >
            <UnitStepper
              order={order}
              choice={choice}
              size="dense"
              isLabelHidden={!isUnfolded}
              isMarked
              ghost={
                ghosts && ghosts[choice.unit] > 0
                  ? {
                      value: ghosts[choice.unit],
                      hint: t("ghost", { amount: amountsInWords(t, product, ghosts) }),
                      onAccept: () => order.put(ghosts),
                    }
                  : undefined
              }
            />
            {isUnfolded && order.error === undefined && (
              <div className="pointer-events-none absolute inset-x-0 top-full mt-0.75 hidden truncate group-focus-within/unit:block max-desktop:group-last/unit:left-auto max-desktop:group-last/unit:w-max">
                <UnitMeaningLine order={order} unit={choice.unit} />
              </div>
            )}
          </div>
        ))}
      </div>
      {unsold !== undefined && <p className="mt-1.5 text-fine font-medium text-red-strong">{unsold}</p>}
      <RowTrouble id={errorId} product={product} amounts={line?.amounts} error={order.error} />
    </div>
  );
  return children({
    quantity,
    unfold: !isStacking && known.length > 1 && (
      <IconButton
        icon="pallet"
        size="small"
        label={t("moreUnits", { product: name })}
        aria-expanded={isUnfolded}
        aria-controls={unitsId}
        onClick={() => setIsOpen(!isOpen)}
      />
    ),
    // While the cart is read nothing is held, and nothing was put in when it has come.
    held: readiness === "ready" && <HeldInCart line={line} />,
  });
}

function isNone(refusal: UnitRefusal | undefined): boolean {
  return refusal === "layers" || refusal === "pallets";
}
