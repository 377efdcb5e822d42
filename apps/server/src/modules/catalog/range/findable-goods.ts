import type { FindableProduct } from "@vycep/domain/catalog/product";
import { unpackTexts } from "./packed-texts.ts";
import type { RangeGoods } from "./range.ts";

/** Goods of the range as rows of a list find them. What they are called is read when it is asked for, not kept again. */
export class FindableGoods implements FindableProduct {
  readonly #goods: RangeGoods;

  constructor(goods: RangeGoods) {
    this.#goods = goods;
  }

  get sku() {
    return this.#goods.shared.sku;
  }

  get ean() {
    return this.#goods.shared.ean;
  }

  get eanItem() {
    return this.#goods.shared.eanItem;
  }

  get names() {
    return Object.values(unpackTexts(this.#goods.names));
  }

  get searchText() {
    return this.#goods.searchText;
  }

  get packageType() {
    return this.#goods.shared.packageType;
  }
}
