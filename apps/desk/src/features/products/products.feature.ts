import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "products", power: "see" } as const;

/** The goods of the brewery (DGOOD-01, DGOOD-02) and their photos (DGOOD-05). */
export const productsFeature: DeskFeature = {
  nav: [{ section: "goods", place: 10, title: "products", icon: "box", path: paths.products(), needs }],
  pages: [
    {
      path: paths.products(),
      title: "products",
      needs,
      texts: ["product-desk", "list"],
      screen: async () => (await import("./products-screen.tsx")).productsScreen,
    },
    {
      path: paths.newProduct(),
      title: "newProduct",
      needs: { area: "products", power: "change" },
      texts: ["product-desk", "list"],
      screen: async () => (await import("./new-product-screen.tsx")).newProductScreen,
    },
    {
      path: paths.productGrid(),
      title: "productGrid",
      needs,
      texts: ["product-desk"],
      screen: async () => (await import("./grid/grid-screen.tsx")).gridScreen,
    },
    {
      path: paths.productPhotos(),
      title: "productPhotos",
      needs: { area: "products", power: "change" },
      texts: ["product-desk", "uploads"],
      screen: async () => (await import("./photos/photos-screen.tsx")).photosScreen,
    },
    {
      path: "/desk/products/$sku",
      title: "product",
      needs,
      texts: ["product-desk", "list", "uploads"],
      screen: async () => (await import("./product-screen.tsx")).productScreen,
    },
  ],
  finders: [
    {
      id: "products",
      title: "products",
      icon: "box",
      needs,
      find: async (text, signal) => (await import("./find-products.ts")).findProducts(text, signal),
    },
  ],
};
