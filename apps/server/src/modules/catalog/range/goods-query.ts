import type { ProductFilter } from "@vycep/contract/catalog/product-filter.codec";
import type { SoughtWords } from "@vycep/domain/catalog/sought-words";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import type { ListSort } from "./sort-goods.ts";

/** What the asker alone has; what no part of the question needs is empty. */
export type AskersGoods = {
  readonly favourites: ReadonlySet<string>;
  readonly promos: ReadonlySet<string>;
  readonly bought: ReadonlySet<string>;
  /** The net price that is charged for a box, in minor units. */
  readonly charged: ReadonlyMap<string, number>;
};

export type GoodsQuery = {
  readonly market: Market;
  readonly date: LocalDate;
  readonly language: Language;
  /** Its `namePart` is folded. */
  readonly filter: ProductFilter;
  readonly search: SoughtWords | undefined;
  /** Only what this method is for; all goods otherwise (HTTP-25, HTTP-26). */
  readonly only: "tank" | "unfiltered" | undefined;
  /** Leave out what will not be sold any more; somebody who asks for a certain product is still told of it. */
  readonly hidesEnded: boolean;
  readonly sort: ListSort;
};
