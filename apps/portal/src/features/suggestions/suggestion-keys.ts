import type { AmountsCache } from "@vycep/domain/suggestions/amounts-cache";
import {
  aCount,
  aFlag,
  aText,
  jsonOf,
  objectOf,
  optional,
  recordOf,
  type Shape,
} from "@vycep/shell/storage/shape";
import { inLocal } from "@vycep/shell/storage/stored-value";

const amounts = objectOf({ units: aCount, layers: aCount, pallets: aCount, checked: aFlag });
const variant = objectOf({ hash: aText, amounts: recordOf(amounts) });
const amountsCache: Shape<AmountsCache> = recordOf(
  objectOf({ standard: optional(variant), truck: optional(variant) }),
);

/** What the browser keeps of suggested carts (SUGGEST-05, SUGGEST-07, STORAGE-15). */
export const suggestionKeys = {
  suggestedCartAmounts: inLocal("suggestedCartAmounts", jsonOf(amountsCache)),
} as const;
