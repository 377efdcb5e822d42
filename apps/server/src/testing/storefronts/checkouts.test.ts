import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { told } from "../ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../test-server.ts";
import { storefrontsOf } from "./storefront-documents.ts";

const storefronts = storefrontsOf(["daffodil", "hyva-checkout"]);

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

async function codeOf(name: string, variables: Record<string, unknown>, caller = jana) {
  return (await send(name, variables, caller)).errors.map(({ extensions }) => extensions.code);
}

const newAddress = {
  ...{ firstname: "Jana", lastname: "Novotná", street: ["Nová 1"], city: "Lipovrch", postcode: "54901" },
  ...{ country_code: "CZ", telephone: "+420799999001", region: "", save_in_address_book: false },
};

describe("D36 Daffodil", () => {
  it("GQL-04 asks which filters there are, then categories, a list and a product of each kind", async () => {
    const { __type } = await answer("MagentoGetFilterTypes");
    expect(__type).toMatchObject({
      inputFields: expect.arrayContaining([expect.objectContaining({ name: "category_uid" })]),
    });
    const { categoryList, products } = await answer("MagentoGetCategoryAndProducts", {
      ...{ filters: { category_uid: { eq: "YmVlcg==" } }, pageSize: 5 },
    });
    expect(categoryList).toMatchObject([
      {
        uid: "YmVlcg==",
        level: 2,
        children: expect.arrayContaining([expect.objectContaining({ level: 3 })]),
      },
    ]);
    const [beer] = categoryList as { position: number; children: { position: number }[] }[];
    const places = [beer, ...(beer?.children ?? [])].map((each) => each?.position ?? 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(products).toMatchObject({ page_info: { page_size: 5, current_page: 1 } });
    const [first] = (products as { items: { url_key: string; sku: string }[] }).items;
    expect(await answer("MagentoGetAProduct", { url: first?.url_key })).toMatchObject({
      products: { items: [{ sku: first?.sku, media_gallery: expect.any(Array) }] },
    });
  });

  it("GQL-04 tells at both ends of a range what is charged and what is saved, of a bundle too", async () => {
    const { products } = await answer("MagentoGetAProduct", { url: "100112" });
    expect(products).toMatchObject({
      items: [{ price_range: { maximum_price: { discount: { amount_off: 51, percent_off: 3 } } } }],
    });
    const bundles =
      '{ products(filter: { type: { eq: "bundle" } }) { items { price_range { maximum_price { regular_price { value } final_price { value } discount { amount_off } } } } } }';
    const { products: found } = told<{ products: { items: { price_range: { maximum_price: object } }[] } }>(
      await jana.graphql(bundles),
    );
    const [regular, charged, off] = Object.values(found.items[0]?.price_range.maximum_price ?? {}).map(
      (each) => Number(Object.values(each as object)[0]),
    );
    expect(off).toBeCloseTo((regular ?? 0) - (charged ?? 0), 2);
  });

  it("GQL-24 leads step by step from an empty cart to an order and to the history", async () => {
    const { createEmptyCart: cartId } = await answer("MagentoCreateCart");
    const goods = { data: { sku: "100112", quantity: 3 } };
    const { addSimpleProductsToCart } = await answer("MagentoAddSimpleCartItem", { cartId, input: goods });
    const { items } = (addSimpleProductsToCart as { cart: { items: { uid: string; id: string }[] } }).cart;
    const [item] = items;
    const change = { cart_item_uid: item?.uid, quantity: 4 };
    expect(await answer("MagentoUpdateCartItem", { cartId, input: change })).toMatchObject({
      updateCartItems: { cart: { items: [{ quantity: 4, errors: [] }] } },
    });
    await answer("MagentoRemoveCartItem", { cartId, itemId: Number(item?.id) });
    await answer("MagentoAddSimpleCartItem", { cartId, input: goods });

    expect(
      await codeOf("MagentoUpdateShippingAddress", { cartId, address: { address: newAddress } }),
    ).toEqual(["address-not-own"]);
    const address = { customer_address_id: 500101 };
    const { setShippingAddressesOnCart } = await answer("MagentoUpdateShippingAddress", { cartId, address });
    const [place] = (
      setShippingAddressesOnCart as {
        cart: { shipping_addresses: { available_shipping_methods: { carrier_code: string }[] }[] };
      }
    ).cart.shipping_addresses;
    expect(place?.available_shipping_methods.map(({ carrier_code }) => carrier_code)).toContain("selfpickup");
    expect(await codeOf("MagentoUpdateBillingAddress", { cartId, address: { address: newAddress } })).toEqual(
      ["payer-by-place"],
    );
    await answer("MagentoUpdateBillingAddress", { cartId, address: { same_as_shipping: true } });
    const { customer } = told<{ customer: { addresses: object[] } }>(
      await jana.graphql(
        "{ customer { addresses { firstname lastname street city postcode country_code telephone } } }",
      ),
    );
    const asRead = { address: { ...customer.addresses[0], save_in_address_book: false } };
    await answer("MagentoUpdateShippingAddress", { cartId, address: asRead });
    await answer("MagentoUpdateBillingAddress", { cartId, address: asRead });
    const method = { carrier_code: "selfpickup", method_code: "selfpickup" };
    await answer("MagentoUpdateShippingMethod", { cartId, method });
    const { cart } = await answer("MagentoGetCart", { cartId });
    expect(cart).toMatchObject({
      items: [{ quantity: 3, product: { sku: "100112", stock_status: "IN_STOCK" } }],
      prices: { grand_total: { currency: "CZK" }, discounts: expect.any(Array) },
      shipping_addresses: [{ selected_shipping_method: { method_code: "selfpickup" } }],
    });
    const [payment] = (cart as { available_payment_methods: { code: string }[] }).available_payment_methods;
    await answer("MagentoUpdatePaymentMethod", { cartId, payment: { code: payment?.code } });
    const { placeOrder } = await answer("MagentoPlaceOrder", { cartId });
    expect(placeOrder).toMatchObject({ orderV2: { number: expect.any(String) }, errors: [] });
    const { number } = (placeOrder as { orderV2: { number: string } }).orderV2;
    const newest = {
      pageSize: 1,
      currentPage: 1,
      sort: { sort_field: "CREATED_AT", sort_direction: "DESC" },
    };
    expect(await answer("MagentoGetOrders", newest)).toMatchObject({
      customer: { orders: { items: [{ number, status: expect.any(String), invoices: [], shipments: [] }] } },
    });
    expect(await answer("MagentoGetCustomer")).toMatchObject({ customer: { firstname: "Jana" } });
  });

  it("GQL-24 is refused by code where a cart, a line, a bundle or a method is none", async () => {
    const { createEmptyCart: cartId } = await answer("MagentoCreateCart");
    const goods = { data: { sku: "100112", quantity: 3 } };
    expect(await codeOf("MagentoGetCart", { cartId: "none" })).toEqual(["no-such-cart"]);
    expect(await codeOf("MagentoAddSimpleCartItem", { cartId: "none", input: goods })).toEqual([
      "no-such-cart",
    ]);
    const noBundle = { data: { sku: "999999", quantity: 1 }, bundle_options: [] };
    expect(await codeOf("MagentoAddBundleCartItem", { cartId, input: noBundle })).toHaveLength(1);
    const method = { carrier_code: "ups", method_code: "ground" };
    expect(await codeOf("MagentoUpdateShippingMethod", { cartId, method })).toHaveLength(1);
    expect(await codeOf("MagentoPlaceOrder", { cartId }, server.stranger)).toEqual(["not-signed-in"]);
  });
});

describe("D36 Hyvä's checkout", () => {
  it("GQL-24 asks for everything of the cart after each step, several steps in one document", async () => {
    const { stranger } = server;
    expect(await answer("getStoreConfigQuery", {}, stranger)).toMatchObject({
      storeConfig: { base_currency_code: "CZK", is_guest_checkout_enabled: false },
    });
    const who = { email: "radek.brazda@brazda.example", password: "Vycep-demo-2026" };
    const { generateCustomerToken } = await answer("generateCustomerTokenMutation", who, stranger);
    const radek = server.withToken((generateCustomerToken as { token: string }).token);
    const { customer } = await answer("getCustomerInformationQuery", {}, radek);
    const [address] = (customer as { addresses: { id: number }[] }).addresses;
    const { customerCart } = await answer("getCustomerCartQuery", {}, radek);
    const { id: cartId } = customerCart as { id: string };
    expect(
      await answer("mergeCartsMutation", { sourceCartId: cartId, destinationCartId: cartId }, radek),
    ).toMatchObject({ mergeCarts: { id: cartId } });
    expect(
      await answer("setCartShippingAddressMutation", { cartId, addressId: address?.id, isSame: true }, radek),
    ).toMatchObject({ setBillingAddressOnCart: { cart: { billing_address: { country: { code: "CZ" } } } } });
    const [way] = (
      (await answer("getCustomerCartQuery", {}, radek))["customerCart"] as {
        shipping_addresses: {
          available_shipping_methods: { carrier_code: string; method_code: string; available: boolean }[];
        }[];
      }
    ).shipping_addresses.flatMap((place) =>
      place.available_shipping_methods.filter(({ available }) => available),
    );
    const codes = { carrierCode: way?.carrier_code, methodCode: way?.method_code };
    expect(await codeOf("setShippingMethodMutation", { cartId, ...codes }, radek)).toEqual(["cart-empty"]);
    expect(await answer("updateCartItemsMutation", { cartId, cartItems: [] }, radek)).toMatchObject({
      updateCartItems: { errors: [] },
    });
    // Nothing is in it: the order is refused, and the cart stays.
    const paid = { cartId, code: "transfer", number: "PO-1" };
    expect(await answer("setPaymentMethodAndPlaceOrder", paid, radek)).toMatchObject({
      placeOrder: { orderV2: null, errors: [{ message: "Your cart is empty." }, {}, {}] },
    });
  });

  it("none of them is left out", () => {
    expect(storefronts.unsent()).toEqual([]);
    expect(storefronts.count).toBe(25);
  });
});
