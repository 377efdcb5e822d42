import type { ProductRow } from "../../../shared/products/product-row.ts";

/** Reasons that lie in the place, not in the goods: then nothing at all can be ordered. */
const placeReasons = ["ship-to-unknown", "ship-to-suspended", "ship-to-without-catalogue"] as const;
export type PlaceRefusal = (typeof placeReasons)[number];

/** Why nothing in the list can be ordered, to be said once above it (SHIPTO-11). */
export function placeRefusal(products: readonly Pick<ProductRow, "saleability">[]): PlaceRefusal | undefined {
  const reason = products[0]?.saleability?.reason;
  const isCommon = products.every(({ saleability }) => saleability?.reason === reason);
  return isCommon ? placeReasons.find((known) => known === reason) : undefined;
}

/** Who has only suspended places cannot choose any, and is told the reason instead (SESSION-33). */
export function refusalFor(
  refusal: PlaceRefusal,
  shipTos: readonly { readonly shipToStatus: string }[],
): PlaceRefusal {
  const isSuspended = shipTos.length > 0 && shipTos.every(({ shipToStatus }) => shipToStatus === "SUSPENDED");
  return refusal === "ship-to-unknown" && isSuspended ? "ship-to-suspended" : refusal;
}
