import { type BundleItem, canChange } from "@vycep/domain/bundles/bundle";
import { nameParts } from "@vycep/domain/catalog/name-parts";
import { times } from "@vycep/domain/kernel/money";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount, formatMoney, formatPercent } from "@vycep/words/engine/format";
import { type ReactNode, useId } from "react";
import type { GoodsRow } from "../../shared/products/product-row.ts";
import { type ItemProblem, itemProblemOf } from "./bundle-checks.ts";
import { boxesOfItem, itemProblemInWords, useBundleWords } from "./bundle-words.ts";
import type { BundleChoosing } from "./use-bundle-choice.ts";

interface BundleItemRowProps {
  readonly choosing: BundleChoosing;
  readonly picture: (goods: GoodsRow) => ReactNode;
  readonly item: BundleItem;
  readonly colour: string;
}

/** One kind of goods of a package: what it is, its bounds, its price, how many, and what is wrong with it. */
export function BundleItemRow({ item, colour, choosing, picture }: BundleItemRowProps) {
  const words = useBundleWords();
  const { t } = words;
  const problemId = useId();
  const { offer, judged, setBoxes } = choosing;
  const { bundle, currency } = offer;
  const goods = offer.goods.get(item.sku);
  const { title, form } = nameParts(goods?.name ?? item.sku);
  const index = judged.choice.parts.findIndex((part) => part.sku === item.sku);
  const boxes = judged.choice.parts[index]?.boxes ?? 0;
  const quoted = judged.line.contents?.[index];
  const problem = itemProblemOf(item, judged);
  const price = offer.prices.get(item.sku)?.rows[0]?.yourMinor;
  const isFree = canChange(item, bundle);
  const bounds = isFree
    ? t("bounds", {
        min: formatCount(item.minBoxes),
        max: formatCount(Math.min(item.maxBoxes, bundle.maxBoxes ?? item.maxBoxes)),
      })
    : t("exactly", { count: boxesOfItem(words, offer, { sku: item.sku, count: item.defaultBoxes }) });
  return (
    <li className="relative border-t border-line px-card py-3.5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 desktop:grid-cols-bundle-item">
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className={classNames("h-12 w-1.5 rounded-full", boxes > 0 ? colour : "bg-void")}
          />
          <div className="size-13 flex-none rounded-normal bg-floor p-1">{goods && picture(goods)}</div>
        </div>
        <div className="min-w-0 max-desktop:col-span-2">
          <h3 className="leading-snug font-bold text-pretty">{title}</h3>
          <p className="text-fine text-pretty text-ink-soft">{[form, bounds].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="max-desktop:col-span-2">
          {price !== undefined && (
            <>
              <p className="font-bold whitespace-nowrap">{formatMoney({ minor: price, currency })}</p>
              <p className="text-fine text-ink-soft">
                {t("inPackage", { percent: formatPercent(-bundle.discountPct) })}
              </p>
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a cell of the row's grid */}
        <div
          role="group"
          aria-label={title}
          aria-describedby={problem === undefined ? undefined : problemId}
          className="max-desktop:order-5 max-desktop:col-span-2 max-desktop:w-38"
        >
          {isFree ? (
            <Stepper
              label={t("quantityOf")}
              context={title}
              isLabelHidden
              value={boxes}
              onChange={(count) => setBoxes(item.sku, count)}
              decreaseLabel={t("decrease")}
              increaseLabel={t("increase")}
              wholeNumberError={t("wholeNumber")}
              max={item.maxBoxes}
            />
          ) : (
            <p className="text-center font-bold">{formatCount(boxes)}</p>
          )}
        </div>
        <p className="text-right font-bold whitespace-nowrap max-desktop:order-6">
          {quoted === undefined ? (
            <span className="font-normal text-ink-soft">{t("notAdded")}</span>
          ) : (
            formatMoney({ minor: times(boxes, quoted.unitMinor), currency })
          )}
        </p>
      </div>
      {problem !== undefined && (
        <div
          id={problemId}
          className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-red-tint px-3 py-2 text-small text-red-ink"
        >
          <Icon name="warning" size="small" />
          <span className="min-w-0 flex-1">{itemProblemInWords(words, offer, problem)}</span>
          <SetRight {...{ problem }} onSet={(count) => setBoxes(item.sku, count)} />
        </div>
      )}
    </li>
  );
}

interface SetRightProps {
  readonly problem: ItemProblem;
  readonly onSet: (boxes: number) => void;
}

/** The nearest number that is right, where there is one. */
function SetRight({ problem, onSet }: SetRightProps) {
  const { t } = useBundleWords();
  const right = rightNumber(problem);
  if (right === undefined) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => onSet(right)}>
      {t("setTo", { count: formatCount(right) })}
    </Button>
  );
}

function rightNumber(problem: ItemProblem): number | undefined {
  switch (problem.kind) {
    case "bundle-item-mandatory":
    case "bundle-item-too-few":
      return problem.min;
    case "bundle-item-too-many":
      return problem.max;
    case "not-sold":
      return problem.isMandatory ? undefined : 0;
    default:
      return undefined;
  }
}
