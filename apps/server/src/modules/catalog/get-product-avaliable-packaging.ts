import { sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { QueryGetProductAvaliablePackagingArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { listedGoods, productAnswer } from "./catalog.facts.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { packagingsOf } from "./range/related-goods.ts";

/**
 * What else a beer comes in (GQL-08, CATALOG-07, CATALOG-20): the products of its brand and sub-brand, named by one of them or by
 * both names (OP-24). One statement besides those of the view; a beer that nobody knows comes in nothing.
 */
export async function getProductAvaliablePackaging(
  deps: Deps,
  context: RequestContext,
  { sku, brand_code: brand, sap_sub_brand_code: subBrand }: QueryGetProductAvaliablePackagingArgs,
) {
  const beer = { sku: nameOf(sku), brand: nameOf(brand), subBrand: nameOf(subBrand) };
  if (beer.sku === null && beer.brand === null) {
    throw badInput("required-parameter-missing", 'Required parameter "sku" or "brand_code" is missing');
  }
  const view = await catalogViewOnce(deps, context);
  const goods = packagingsOf(view.range, beer, view.at);
  const { products } = await listedGoods(
    deps.reads,
    { range: view.range, goods, beside: sql`null` },
    view.at,
  );
  return products.map((packaged) => {
    const product = productAnswer(packaged, view, context.language);
    const { packaging, package_type, volume, volume_fe, number_of_items_in_box, url_key } = product;
    return {
      sku: packaged.sku,
      packaging,
      package_type,
      type: package_type,
      title: product.name,
      volume,
      volume_fe,
      your_price: product.your_price,
      your_price_tax: product.your_price_tax,
      number_of_items_in_box,
      url_key,
      is_current: packaged.sku === beer.sku,
      product,
    };
  });
}

function nameOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
