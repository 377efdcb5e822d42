import type { BundleRow, GoodsRow } from "../shared/products/product-row.ts";
import { someProduct } from "./some-product.ts";

const crates = { package_type: "bottle", packaging: "CR20", number_of_items_in_box: 20 } as const;

/** What the bundle of the tests may hold: a crate that must be in, and a keg that may. */
export const insideBundle: readonly GoodsRow[] = [
  someProduct({
    uid: "100101",
    sku: "100101",
    name: "Lipovrch 10 světlé výčepní, láhev 0,5 l, přepravka 20 ks",
    your_price: 221,
    ...crates,
  }),
  someProduct({ uid: "100112", sku: "100112" }),
];

/** A bundle of four to eight boxes, of which at least two are crates, for a tenth less. */
export function someBundle(said: Partial<BundleRow> = {}): BundleRow {
  const bundle: BundleRow = {
    ...someProduct({ uid: "900001", sku: "900001", name: "Balíček na slavnost", your_price: null }),
    package_type: "bundle",
    deal_condition: "flex",
    discount_percent: 10,
    packages_left: 5,
    bundle_price_details: { bundle_price: null },
    flexible_package: {
      min_units_required: 4,
      max_number_of_items_in_package: 8,
      max_number_of_packages: 3,
      validity_from: "2026-11-01",
      validity_to: "2026-12-31",
      items: [
        { sku: "100101", is_mandatory: 1, min_number_orderable: 2, max_number_orderable: 6 },
        { sku: "100112", is_mandatory: 0, min_number_orderable: 1, max_number_orderable: 4 },
      ],
    },
    bundle_product_details: [
      { sku: "100101", quantity: 2 },
      { sku: "100112", quantity: 0 },
    ],
    items: insideBundle.map((product) => ({ options: [{ product }] })),
  };
  return { ...bundle, ...said };
}
