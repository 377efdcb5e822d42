import { inLocal, wholeNumber } from "@vycep/shell/storage/stored-value";

/** What the browser keeps of the catalogue. */
export const catalogKeys = {
  productsTtl: inLocal("cache-ttl-products", wholeNumber),
} as const;
