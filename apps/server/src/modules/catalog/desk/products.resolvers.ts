import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { addProductPhotos } from "./add-product-photos.ts";
import { arrangeProductPhotos } from "./arrange-product-photos.ts";
import { foundGoods } from "./found-goods.ts";
import { newProduct, product } from "./product.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";
import { productSheet, saveProductSheet } from "./product-sheet.ts";
import { productShelves, products } from "./products.ts";
import { confirmProductWords, saveProduct } from "./save-product.ts";

export function productDeskResolvers(deps: ProductDeskDeps): Resolvers {
  return {
    Query: {
      products: (_parent, args, context) => products(deps, context, args),
      product: (_parent, { sku }, context) => product(deps, context, sku),
      newProduct: (_parent, { copyOf }, _context) => newProduct(deps, copyOf ?? undefined),
      productSheet: (_parent, { skus }, context) => productSheet(deps, context, skus),
      foundGoods: (_parent, { text }, context) => foundGoods(deps, context, text),
      productShelves: (_parent, _args, context) => productShelves(deps, context),
    },
    Mutation: {
      saveProduct: (_parent, { input }, context) => saveProduct(deps, context, input),
      saveProductSheet: (_parent, { input }, context) => saveProductSheet(deps, context, input),
      addProductPhotos: (_parent, { input }, context) => addProductPhotos(deps, context, input),
      arrangeProductPhotos: (_parent, { input }, context) => arrangeProductPhotos(deps, context, input),
      confirmProductWords: (_parent, { input }, context) => confirmProductWords(deps, context, input),
    },
  };
}
