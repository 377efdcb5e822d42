import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";

/** For which market and day goods are asked about, and at whose prices; without a list there are none. */
export type GoodsAt = {
  readonly market: Market;
  readonly date: LocalDate;
  readonly priceList: string | null;
  /** Whose packages of a bundle are counted; left out, none are. */
  readonly companyId?: CompanyId | undefined;
  /** Whose limits count (CART-18); left out, none do. */
  readonly shipToId?: ShipToId | undefined;
};
