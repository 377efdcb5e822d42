import { anId, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { PERIODS } from "@vycep/shell/list/period";

/**
 * What the list shows, as its address says it: `?q=lezak&period=30-days&shipTo=500101&sort=title&page=2`. It opens with
 * everything that is saved, the newest first; the period is when it was saved.
 */
export const savedAddress = listAddress({
  filters: { period: oneOf(PERIODS, "all"), shipTo: anId },
  sorts: [
    "saved-desc",
    "saved",
    "title",
    "title-desc",
    "ship-to",
    "ship-to-desc",
    "delivery-desc",
    "delivery",
    "total-desc",
    "total",
  ],
});

export type SavedState = StateOf<typeof savedAddress>;
