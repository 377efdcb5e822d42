/** An order of the past that is put into the cart again, between the domain's words and the API's (D06, C2). */
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";
import type { Instead, ReorderCounts, ReorderItems } from "@vycep/domain/orders/reorder";
import { say } from "@vycep/words/engine/sentence";
import {
  emptiesNotOrdered,
  type NotReordered,
  notReorderedMessages,
  reordered,
} from "@vycep/words/saved-orders/answers";

/** What came of putting an order of the past into the cart, in one sentence (C2, ERROR-32). */
export function encodeReorderMessage(
  code: NotReordered | null,
  { same, changed, replaced, failed }: ReorderCounts,
  language: Language,
): string {
  if (code !== null) return notReorderedMessages[code][language];
  const sentence = failed.length === 0 ? reordered.all : reordered.some;
  return say(sentence, language, { added: same + changed + replaced, failed: failed.length });
}

export type PastEmpties = { readonly code: string; readonly names: Texts; readonly units: number };

/** What a collection of empties held, each kind with why it cannot go into a cart of goods (C2). */
export function encodeFailedEmpties(empties: readonly PastEmpties[], language: Language) {
  return empties.map(({ code: sku, names, units }, index) => {
    const name = names[language];
    return {
      ...{
        sku,
        name,
        index,
        quantity: null,
        number_of_packages: units,
        number_of_layer: 0,
        number_of_pallet: 0,
      },
      code: "NOT_SALABLE" as const,
      reason: "no-goods" satisfies NotReordered,
      message: say(emptiesNotOrdered, language, { name }),
    };
  });
}

type AskedReplacement = {
  readonly index: number;
  readonly sku: string;
  readonly number_of_packages?: number | undefined;
  readonly number_of_layer?: number | undefined;
  readonly number_of_pallet?: number | undefined;
};

/** Goods chosen in place of items of an order (D06); undefined where one names no item, or two name the same. */
export function decodeReplacements(
  asked: readonly AskedReplacement[],
  itemCount: number,
): readonly Instead[] | undefined {
  const isItem = ({ index }: AskedReplacement) => index >= 0 && index < itemCount;
  if (!asked.every(isItem) || new Set(asked.map(({ index }) => index)).size < asked.length) return undefined;
  return asked.map((one) => ({
    index: one.index,
    line: {
      sku: toId<Sku>(one.sku),
      packages: one.number_of_packages ?? 0,
      layers: one.number_of_layer ?? 0,
      pallets: one.number_of_pallet ?? 0,
    },
  }));
}

export function decodeReorderItems(items: "ALL_OR_NOTHING" | "AVAILABLE"): ReorderItems {
  return items === "AVAILABLE" ? "available" : "all-or-nothing";
}
