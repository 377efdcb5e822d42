import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const list = `query List($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int, $page: Int, $sort: ProductAttributeSortInput) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $page, sort: $sort) {
    items { sku name brand sub_brand package_type volume volume_fe your_price your_price_tax vat_percent currency promo
      multi_deposit { packaging_code packaging_name number_of_units deposit total }
      saleability { sellable reason next_date } cart_fields { packaging_cart layer_cart pallets_cart }
      promo_price_leaflet { promo_price percentage promo_price_valid_from promo_price_is_inside_delivery }
      price_range { minimum_price { regular_price { value currency } final_price { value } } }
      categories { name url_path } }
    page_info { current_page page_size total_pages } total_count
    aggregations { attribute_code label count options { label value count } }
    sort_fields { default } categoryFilter { name product_count children { name product_count } }
  }
}`;

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
describe("x", () => {
  it("y", async () => {
    const a = await owner.graphql(list, {}, { lang: "cs" });
    console.log(JSON.stringify(a, null, 1).slice(0, 9000));
  });
});
