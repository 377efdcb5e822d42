import { inLocal, readBy, wholeNumber } from "@vycep/shell/storage/stored-value";
import { LIST_SORTS } from "./list/list-address.ts";

/** What the browser keeps of the catalogue. */
export const catalogKeys = {
  productsTtl: inLocal("cache-ttl-products", wholeNumber),
  /** The order of the list that was chosen last. */
  sort: inLocal(
    "catalogueSort",
    readBy((text) => LIST_SORTS.find((known) => known === text)),
  ),
} as const;
