import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, unitInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { type PackingStep, packingSteps } from "./packing-steps.ts";
import { StackDrawing } from "./stack-drawing.tsx";
import type { ProductDetail } from "./use-product-detail.ts";

/** How the goods are packed, drawn: box, layer, pallet, with their weights (CATALOG-04). */
export function PackingCard({ product }: { readonly product: ProductDetail }) {
  const t = useTexts("catalog");
  const steps = packingSteps(product, product.pallet_weight);
  if (steps.length < 2) return null;
  return (
    <Card title={t("packing")} aside={<span className="text-small text-ink-soft">{t("packingNote")}</span>}>
      <ol className="flex items-end justify-between gap-2 max-mobile:flex-col max-mobile:items-stretch max-mobile:gap-4">
        {steps.map((step, index) => (
          <li
            key={step.part}
            className="flex min-w-0 flex-1 items-center gap-2 max-mobile:flex-col max-mobile:items-start"
          >
            {index > 0 && (
              <span className="text-lead font-semibold text-ink-soft max-mobile:pl-11">
                {t("times", { count: formatCount(step.times) })}
              </span>
            )}
            <Step product={product} step={step} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

const scales = { box: 3, layer: 1.8, pallet: 1.35 } as const;

interface StepProps {
  readonly product: ProductDetail;
  readonly step: PackingStep;
}

function Step({ product, step }: StepProps) {
  const t = useTexts("catalog");
  const words = useProductWords();
  const { part, boxes, litres, kilograms, hasWood } = step;
  const inBoxes = boxesInWords(words, boxUnitOf(product), boxes);
  const unit = part === "layer" ? ("layers" as const) : ("pallets" as const);
  const weight = formatWeight(kilograms);
  const facts = [
    litres > 0 && t("litres", { value: Math.round(litres * 10) / 10 }),
    hasWood ? t("palletWithWood", { weight }) : weight,
  ].filter((fact) => fact !== false);
  return (
    <div className="min-w-0 flex-1 text-center max-mobile:flex max-mobile:w-full max-mobile:items-center max-mobile:gap-4 max-mobile:text-left">
      <div className="flex h-44 items-end justify-center pb-4 max-mobile:h-28 max-mobile:w-32 max-mobile:flex-none max-mobile:items-center max-mobile:pb-0">
        <StackDrawing
          isRound={product.package_type === "keg"}
          brand={product.brand ?? ""}
          boxesPerLayer={part === "box" ? 1 : Math.max(1, Math.round(boxes / step.layers))}
          layers={step.layers}
          hasPallet={part === "pallet"}
          scale={scales[part]}
        />
      </div>
      <div>
        <p className="font-bold">
          {part === "box"
            ? inBoxes
            : t("packingOf", { part: unitInWords(words, product, { unit, count: 1 }), boxes: inBoxes })}
        </p>
        <p className="text-fine text-ink-soft">{facts.join(" · ")}</p>
      </div>
    </div>
  );
}
