import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startOrder, told } from "../ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../test-server.ts";
import { storefrontsOf } from "./storefront-documents.ts";

const storefronts = storefrontsOf(["venia", "graphcommerce", "scandipwa", "vue-storefront", "whole-types"]);

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

const send = (name: string, variables: Record<string, unknown> = {}, caller = jana) =>
  storefronts.send(name, variables, caller);

/** What was answered without any error. */
async function answer(name: string, variables: Record<string, unknown> = {}, caller = jana) {
  return told<Record<string, unknown>>(await send(name, variables, caller));
}

describe("D36 documents of Magento's storefronts", () => {
  it("GQL-01 say what a shop is before anybody has signed in", async () => {
    const { stranger } = server;
    expect(await answer("GetStoreConfigData", {}, stranger)).toMatchObject({
      storeConfig: { store_code: "LivePortal_CZ_en", base_currency_code: "CZK", locale: "en_GB" },
    });
    expect(await answer("StoreConfig", {}, stranger)).toMatchObject({
      storeConfig: { minimum_password_length: "12", weight_unit: "kgs" },
    });
    expect(await answer("OlderStoreConfig", {}, stranger)).toMatchObject({
      storeConfig: { default_country: "CZ" },
      currency: { base_currency_code: "CZK", default_display_currency_code: "CZK" },
    });
    const stores = await answer("GetAvailableStores", {}, stranger);
    expect(stores["availableStores"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ store_code: "LivePortal_CZ_cs" })]),
    );
    const { countries } = await answer("GetCountries", {}, stranger);
    expect(countries).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "CZ", two_letter_abbreviation: "CZ" })]),
    );
  });

  it("GQL-04 read the range by menus, categories, searches and single goods", async () => {
    const { categoryList } = await answer("GetMegaMenu");
    expect(categoryList).not.toEqual([]);
    const [top] = categoryList as [{ children: { uid: string; url_path: string }[] }];
    const [child] = top.children;
    expect(await answer("GetCategoryData", { uid: child?.uid })).toMatchObject({
      categories: { items: [{ uid: child?.uid, cms_block: null }] },
    });
    expect(await answer("Menu", { id: child?.uid })).toMatchObject({
      menu: { items: [{ type: "CATEGORY", redirect_code: 0 }] },
    });
    const older = await answer("OlderCategory", { path: child?.url_path });
    expect(older).toMatchObject({ categoryList: [{ url_path: child?.url_path, is_anchor: 1 }] });
    const listed = { filters: { category_uid: { eq: child?.uid } }, pageSize: 6, currentPage: 1 };
    const { products } = await answer("GetCategories", listed);
    expect(products).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ rating_summary: 0 })]),
    });
    expect(await answer("GetProductDetail", { sku: "100112" })).toMatchObject({
      products: { items: [{ sku: "100112", custom_attributesV2: null }] },
    });
    expect(await answer("ProductPage2", { sku: "100112" })).toMatchObject({
      products: { items: [{ reviews: { items: [] }, crosssell_products: [] }] },
    });
    expect(await answer("ProductList", { search: "keg" })).toMatchObject({
      products: {
        aggregations: expect.arrayContaining([expect.objectContaining({ attribute_code: "brand" })]),
      },
    });
    expect(await answer("OlderProducts", { search: "keg" })).toMatchObject({
      products: {
        items: expect.arrayContaining([expect.objectContaining({ type_id: "simple", min_sale_qty: 1 })]),
      },
    });
    expect(await answer("ProductsByName", { search: "keg" })).toMatchObject({
      products: { items: expect.arrayContaining([expect.objectContaining({ __typename: "SimpleProduct" })]) },
    });
    expect(await answer("Facets")).toMatchObject({ products: { total_count: expect.any(Number) } });
  });

  it("GQL-24 lead from a cart to an order, its history and its end", async () => {
    const cartId = await startOrder(jana);
    expect(
      await answer("AddProductToCart", { cartId, product: { sku: "100112", quantity: 3 } }),
    ).toMatchObject({
      addProductsToCart: { cart: { id: cartId, total_quantity: 3 }, user_errors: [] },
    });
    const added = await answer("OlderAddToCart", { cartId, sku: "100112" });
    expect(added).toMatchObject({ addSimpleProductsToCart: { cart: { items: [{ quantity: 5 }] } } });
    const [item] = (added["addSimpleProductsToCart"] as { cart: { items: [{ id: string }] } }).cart.items;
    expect(await answer("OlderUpdateCart", { cartId, item: Number(item.id) })).toMatchObject({
      updateCartItems: { cart: { items: [{ quantity: 4 }] }, errors: [] },
    });
    expect(await answer("SetCustomerAddressOnCart", { cartId, addressId: 500101 })).toMatchObject({
      setShippingAddressesOnCart: {
        cart: {
          shipping_addresses: [
            { country: { code: "CZ" }, region: { code: null }, vat_id: expect.any(String) },
          ],
        },
      },
    });
    expect(await answer("SetBillingAddressSame", { cartId })).toMatchObject({
      setBillingAddressOnCart: { cart: { billing_address: { country: { code: "CZ" } } } },
    });
    const way = { cartId, carrier: "selfpickup", method: "selfpickup" };
    expect(await answer("SetShippingMethod", way)).toMatchObject({
      setShippingMethodsOnCart: {
        cart: { shipping_addresses: [{ selected_shipping_method: { carrier_code: "selfpickup" } }] },
      },
    });
    expect(await answer("GetCartDetails", { cartId })).toMatchObject({
      cart: {
        items: [{ quantity: 4, product: { sku: "100112", stock_status: "IN_STOCK" } }],
        gift_message: null,
      },
    });
    const { customerCart } = await answer("CustomerCart");
    expect(customerCart).toMatchObject({
      itemsV2: { total_count: 1 },
      shipping_addresses: [{ cart_items_v2: [{ quantity: 4 }] }],
    });
    const [{ code }] = (customerCart as { available_payment_methods: [{ code: string }] })
      .available_payment_methods;
    expect(await answer("SetPaymentMethod", { cartId, code, number: "PO-7" })).toMatchObject({
      setPaymentMethodOnCart: { cart: { selected_payment_method: { purchase_order_number: "PO-7" } } },
    });
    const { placeOrder } = await answer("PlaceOrder", { cartId });
    expect(placeOrder).toMatchObject({
      errors: [],
      orderV2: { items: [{ __typename: "OrderItem", product_sku: "100112" }] },
    });
    const { id, number } = (placeOrder as { orderV2: { id: string; number: string } }).orderV2;

    const one = { filter: { number: { eq: number } }, pageSize: 5 };
    expect(await answer("GetCustomerOrders", one)).toMatchObject({
      customer: { orders: { items: [{ number, shipments: [], billing_address: { country_code: "CZ" } }] } },
    });
    expect(await answer("OrderDetail", { number })).toMatchObject({
      customer: { orders: { items: [{ number, customer_info: { firstname: "Jana" }, invoices: [] }] } },
    });
    expect(await answer("CancelOrder", { id })).toMatchObject({ cancelOrder: { errorV2: null } });
    expect(await answer("ReorderItems", { orderNumber: number })).toMatchObject({
      reorderItems: { cart: { items: [{ quantity: 4 }] }, userInputErrors: [] },
    });
  });

  it("read a whole page of past orders with their shipments", async () => {
    const { customer } = await answer("GetCustomerOrders", { pageSize: 20 });
    const { items } = (customer as { orders: { items: { shipments: unknown[] }[] } }).orders;
    const shipped = items.flatMap(({ shipments }) => shipments);
    expect(shipped).not.toEqual([]);
    expect(shipped).toEqual(
      shipped.map(() =>
        expect.objectContaining({ tracking: [expect.objectContaining({ number: expect.any(String) })] }),
      ),
    );
  });

  it("GQL-06 show the account: addresses, details and favourites", async () => {
    const { customer } = await answer("GetCustomerAddresses");
    const { addresses } = customer as { addresses: { id: number; default_shipping: boolean }[] };
    expect(addresses.filter((address) => address.default_shipping)).toHaveLength(1);
    expect(await answer("AccountDashboard")).toMatchObject({
      customer: {
        is_subscribed: false,
        taxvat: expect.any(String),
        addressesV2: { total_count: addresses.length },
      },
    });
    expect(await answer("OlderCustomer")).toMatchObject({ customer: { dob: null } });
    expect(await answer("UpdateCustomer", { firstname: "Jana" })).toMatchObject({
      updateCustomerV2: { customer: { firstname: "Jana" } },
    });
    const { customer: owner } = await answer("WishlistData");
    const [{ id }] = (owner as { wishlists: [{ id: string }] }).wishlists;
    expect(await answer("AddToWishlist", { id, items: [{ sku: "100112", quantity: 1 }] })).toMatchObject({
      addProductsToWishlist: { user_errors: [] },
    });
    const { wishlist } = await answer("OlderWishlist");
    expect(wishlist).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ qty: 1 })]) });
  });

  it("D36 answer whoever asks for all of a type: carts, orders, goods, categories, the account, the shop", async () => {
    const cartId = await startOrder(jana);
    await answer("AddProductToCart", { cartId, product: { sku: "100112", quantity: 3 } });
    expect(await answer("AddressOfCustomer", { cartId, id: 500101 })).toMatchObject({
      setShippingAddressesOnCart: { cart: { id: cartId } },
    });
    expect(await answer("WholeBillingAddress", { cartId })).toMatchObject({
      setBillingAddressOnCart: { cart: { billing_address: { country: { code: "CZ" } } } },
    });
    const { cart } = await answer("WholeShippingMethods", { cartId });
    expect(cart).toMatchObject({
      shipping_addresses: [
        {
          available_shipping_methods: expect.arrayContaining([expect.objectContaining({ available: true })]),
        },
      ],
    });
    expect(await answer("WholeCart", { id: cartId })).toMatchObject({
      cart: { itemsV2: { total_count: 1, items: [{ product: { sku: "100112" } }] } },
    });
    const { categories } = await answer("CategoriesBelowRoot");
    const { categoryList } = await answer("WholeCategories");
    expect(categoryList).toHaveLength((categories as { total_count: number }).total_count);
    expect(await answer("CategoriesByIds", { ids: ["YmVlcg=="] })).toMatchObject({
      categoryList: [{ uid: "YmVlcg==", products: { total_count: expect.any(Number) } }],
    });
    expect(await answer("WholeProduct", { key: "100112" })).toMatchObject({
      products: { items: [{ sku: "100112", short_description: { html: expect.any(String) } }] },
    });
    expect(await answer("WholeSearch", { q: "keg" })).toMatchObject({
      products: { filters: [], total_count: expect.any(Number) },
    });
    expect(await answer("WholeStoreConfig")).toMatchObject({ storeConfig: { root_category_uid: "Lw==" } });
    expect(await answer("WholeCustomer")).toMatchObject({ customer: { addressesV2: { total_count: 3 } } });
    const { customer } = await answer("WholeOrderHistory", { page: 1 });
    const { items } = (customer as { orders: { items: { number: string; invoices: unknown[] }[] } }).orders;
    expect(items).toHaveLength(10);
    expect(await answer("WholeCancelledOrder", { id: "0000000000" })).toMatchObject({
      cancelOrder: { errorV2: { code: "ORDER_NOT_FOUND" }, order: null },
    });
    const [error] = (await send("WholeNewAddress", { cartId })).errors;
    expect(error?.extensions.code).toBe("address-not-own");
  });

  it("OP-112 a new address is refused with the places that goods may go to, and a guest is told to sign in", async () => {
    const cartId = await startOrder(jana);
    const [error] = (await send("GuestShippingAddress", { cartId })).errors;
    expect(error?.extensions).toMatchObject({
      code: "address-not-own",
      choices: expect.arrayContaining([expect.objectContaining({ value: "500101" })]),
    });
    const [guests] = (await send("GuestShippingAddress", { cartId }, server.stranger)).errors;
    expect(guests?.extensions).toMatchObject({ category: "graphql-authorization", code: "not-signed-in" });
  });

  it("none of them is left out", () => {
    expect(storefronts.unsent()).toEqual([]);
    expect(storefronts.count).toBeGreaterThan(50);
  });
});
