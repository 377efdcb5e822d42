import { plus, sumOf } from "@vycep/domain/kernel/money";
import { useState } from "react";
import type { ReorderReplacementInput } from "../../../shared/graphql.gen/graphql.ts";
import type { WeighedOrder } from "../../../shared/reorder/weigh-lines.ts";
import type { ShownPreview } from "./preview-dialog.tsx";
import { type GoodsInstead, goodsInstead } from "./reorder-preview.ts";
import { ReplacementChoice } from "./replacement-choice.tsx";

/** Goods that go in for a line that cannot come, with the line. */
type Instead = GoodsInstead & { readonly id: string; readonly index: number };

/** What could come for what cannot, and which of it is wanted (D06); the preview with the choice beside each line. */
export function useReplacements(weighed: WeighedOrder | undefined) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const instead = weighed ? insteadOf(weighed) : [];
  const wanted = instead.filter(({ id }) => accepted.has(id));

  function handleAccept(id: string, isWanted: boolean) {
    const others = [...accepted].filter((one) => one !== id);
    setAccepted(new Set(isWanted ? [...others, id] : others));
  }
  const shown: ShownPreview | undefined = weighed && {
    ...weighed,
    refused: weighed.refused.map((line) => ({
      ...line,
      fix: (
        <ReplacementChoice
          instead={instead.find(({ id }) => id === line.id)}
          isWanted={accepted.has(line.id)}
          onChange={(isWanted) => handleAccept(line.id, isWanted)}
        />
      ),
    })),
    netMinor: plus(
      weighed.netMinor,
      sumOf(wanted, ({ netMinor }) => netMinor),
    ),
  };
  return { shown, wanted, forget: () => setAccepted(new Set()) };
}

function insteadOf({ refused }: WeighedOrder): readonly Instead[] {
  return refused.flatMap(({ id, item, boxes }) => {
    const goods = item.replacement ? goodsInstead(item.replacement, boxes) : undefined;
    return goods === undefined ? [] : [{ ...goods, id, index: item.index }];
  });
}

/** The choices as the server takes them. */
export function sentReplacements(wanted: readonly Instead[]): ReorderReplacementInput[] {
  return wanted.map(({ index, sku, amounts }) => ({
    index,
    sku,
    number_of_packages: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
  }));
}
