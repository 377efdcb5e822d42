import type { QueryClient } from "@tanstack/react-query";
import { now } from "@vycep/shell/clock/clock";
import { storage } from "@vycep/shell/storage/storage";
import { catalogKeys } from "../catalog-keys.ts";

/** CATALOG-14, CONST-20: how long a page of the catalogue that was read may be shown again. */
export const CATALOGUE_VALID_MS = 2 * 60 * 60_000;

/** CATALOG-12, CONST-16, OP-02: what the list counts with before its first answer; the query itself asks for 25. */
export const BEFORE_FIRST_ANSWER = { pageSize: 10, totalPages: 2 } as const;

/** The first key of everything that is read of the catalogue. */
export const catalogueKey = "catalog";

/**
 * Forgets what was read of the catalogue when its two hours are over, and begins them anew; the moment stands in
 * `cache-ttl-products` (STORAGE-17). Within them a page that is there shows at once and is asked for again behind it.
 * Each page is kept for the place, way, day and person it was asked for (OP-80, C10).
 */
export function forgetOldCatalogue(client: QueryClient): void {
  const until = storage.read(catalogKeys.productsTtl);
  const isValid = until !== undefined && now() < until && until - now() <= CATALOGUE_VALID_MS;
  if (isValid) return;
  client.removeQueries({ queryKey: [catalogueKey], type: "inactive" });
  storage.write(catalogKeys.productsTtl, now() + CATALOGUE_VALID_MS);
}
