import type { Resolvers } from "../../platform/graphql.gen.ts";
import type { ProductsDeps } from "./askers-goods.ts";
import { categoryList } from "./category-list.ts";
import { magentosCategoryFields } from "./category-magento.ts";
import { getProductAvaliablePackaging } from "./get-product-avaliable-packaging.ts";
import { magentosProductFields, priceDetailsOf } from "./product-magento.ts";
import { products } from "./products.ts";
import { promoLeaflets } from "./promo-leaflets.ts";
import { relatedProducts } from "./related-products.ts";
import { selectedFields } from "./selected-fields.ts";

/** Parse, call, encode; nothing else happens here. */
export function catalogResolvers(deps: ProductsDeps): Resolvers {
  const magentosFields = magentosProductFields(deps);
  return {
    Query: {
      products: (...[, args, context, info]) =>
        products(deps, context, { args, asked: selectedFields(info) }),
      categoryList: async (_root, args, context) => (await categoryList(deps, context, args)).items,
      categories: (_root, args, context) => categoryList(deps, context, args),
      getProductAvaliablePackaging: (_root, args, context) =>
        getProductAvaliablePackaging(deps, context, args),
      promoLeaflets: (_root, args, context) => promoLeaflets(deps, context, args),
    },
    Products: {
      aggregations: ({ aggregations = null }, { without }) =>
        without
          ? (aggregations?.filter((each) => each && !without.includes(each.attribute_code)) ?? null)
          : aggregations,
    },
    SimpleProduct: {
      ...magentosFields,
      type_id: () => "simple",
      related_products: async ({ uid }, _args, context) => [...(await relatedProducts(deps, context, uid))],
    },
    BundleProduct: {
      ...magentosFields,
      type_id: () => "bundle",
      price_details: priceDetailsOf,
      related_products: async ({ uid }, _args, context) => [...(await relatedProducts(deps, context, uid))],
    },
    CategoryTree: magentosCategoryFields(deps),
    CategoryInterface: { __resolveType: () => "CategoryTree" },
    MediaGalleryInterface: { __resolveType: () => "ProductImage" },
  };
}
