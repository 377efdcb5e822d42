import type { WantedPrice } from "@vycep/db/import/goods/price-lists";
import type { UserId } from "@vycep/domain/kernel/ids";
import type { RawBuilder } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";

/** Prices of a file, on their way into drafts. */
export type PricesOfFile = {
  readonly prices: readonly WantedPrice[];
  /** Who brings them in, and of which file. */
  readonly by: UserId;
  readonly title: string;
  readonly at: Date;
  readonly requestId: string;
};

/** What holds on the day of a wanted price. */
export type PriceNow = { readonly baseMinor: number; readonly yourMinor: number };

export type ImportsDeps = Deps & {
  readonly priceDrafts: {
    /** Begins drafts of these prices; their ids. */
    readonly feed: (tx: Tx, fed: PricesOfFile) => Promise<readonly number[]>;
    /** Of each, in their order. */
    readonly now: (
      tx: Tx,
      prices: readonly Pick<WantedPrice, "priceList" | "sku" | "validFrom">[],
    ) => Promise<readonly (PriceNow | undefined)[]>;
  };
  /** One of the staff, by first and last name. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<string | null>;
};
