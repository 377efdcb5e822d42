import type { BundleItem } from "@vycep/domain/bundles/bundle";
import { canChange } from "@vycep/domain/bundles/bundle";
import type { ReactNode } from "react";
import type { GoodsRow } from "../../shared/products/product-row.ts";
import { BundleItemRow } from "./bundle-item-row.tsx";
import { useBundleWords } from "./bundle-words.ts";
import { itemColour } from "./item-colours.ts";
import type { BundleChoosing } from "./use-bundle-choice.ts";

interface BundleItemsProps {
  readonly choosing: BundleChoosing;
  readonly picture: (goods: GoodsRow) => ReactNode;
}

/** The items in two parts: those that must be inside, and those that may (BUNDLE-06). */
export function BundleItems({ choosing, picture }: BundleItemsProps) {
  const { t } = useBundleWords();
  const { bundle } = choosing.offer;
  const { parts } = choosing.judged.choice;
  const mandatory = bundle.items.filter(({ isMandatory }) => isMandatory);
  const optional = bundle.items.filter(({ isMandatory }) => !isMandatory);
  const chosen = mandatory.filter(({ sku }) => parts.some((part) => part.sku === sku)).length;
  const isFixed = bundle.items.every((item) => !canChange(item, bundle));
  const row = (item: BundleItem) => (
    <BundleItemRow
      key={item.sku}
      item={item}
      colour={itemColour(bundle.items.indexOf(item))}
      {...{ choosing, picture }}
    />
  );
  return (
    <>
      {mandatory.length > 0 && (
        <Part
          title={t(isFixed ? "fixedContents" : "mandatory")}
          aside={isFixed ? t("fixedHint") : t("chosenOf", { chosen, total: mandatory.length })}
        >
          {mandatory.map(row)}
        </Part>
      )}
      {optional.length > 0 && (
        <Part title={t("optional")} aside={t("optionalHint")}>
          {optional.map(row)}
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly aside: string;
  readonly children: ReactNode;
}

function Part({ title, aside, children }: PartProps) {
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line bg-foam-dim px-card py-3">
        <h2 className="font-bold">{title}</h2>
        <p className="text-small text-ink-soft">{aside}</p>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
