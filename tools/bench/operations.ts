/** The work that is measured: what a customer does all day, as the portal asks for it. */

export type BenchRequest = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
};

export type BenchOperation = {
  readonly name: string;
  /** The aim of docs/benchmarks.md: CPU milliseconds of server and database together, and SQL statements at most. */
  readonly aim: { readonly cpuMs: number; readonly statements: number };
  /** How often it is done while it is measured; as often before, so that the server has been compiled for it. */
  readonly rounds: number;
  /** How many do it at once: reading is measured with sixteen, as the aims are; one cart takes one after the other. */
  readonly connections: number;
  /** Brings the cart into the state that the operation needs; not measured. */
  readonly prepare?: (client: BenchClient) => Promise<void>;
  /** Runs before each round, not measured (placing an order needs a full cart every time). */
  readonly beforeEach?: (client: BenchClient) => Promise<void>;
  readonly request: (client: BenchClient, round: number) => BenchRequest;
  /** Calls that belong to it too, each made of the answer to the one before. */
  readonly followedBy?: readonly ((client: BenchClient, answered: string) => BenchRequest)[];
};

/** A signed-in customer of the measured server. */
export type BenchClient = {
  readonly send: (request: BenchRequest) => Promise<{ readonly body: string; readonly statements: number }>;
  readonly graphql: (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Chooses place, way and day again, as after each order that was sent; answers the cart. */
  readonly startOrder: () => Promise<string>;
  readonly skus: readonly string[];
  /** Those that come in crates and trays: three hundred of them fit into one delivery. */
  readonly crates: readonly string[];
  readonly shipTo: string;
  /** Delivery days that are offered. */
  readonly days: readonly string[];
  cartId: string;
  lines: readonly { readonly uid: string }[];
};

const productFields = `sku name package_type volume_fe number_of_items_in_box number_of_products_on_layer
  number_of_items_on_pallet your_price your_price_tax vat_percent promo favourites
  multi_deposit { packaging_code total } promo_price_leaflet { promo_price percentage }
  saleability { sellable next_date reason } cart_fields { packaging_cart layer_cart pallets_cart }`;

const totals = `total_quantity version blockers { code } order_by
  prices { grand_total { value } subtotal_excluding_tax { value } }
  grand_total_your_price_details { total deposits vat { percent amount } }
  progress_bar_data { iTotalCartPalletQty iTotalCartWeight }`;

const graphql = (query: string, variables: Readonly<Record<string, unknown>> = {}): BenchRequest => ({
  method: "POST",
  path: "/graphql",
  body: { query, variables },
});

const list = `query ($page: Int) { products(filter: {}, pageSize: 25, currentPage: $page) {
  total_count items { ${productFields} } aggregations { attribute_code options { value label count } } } }`;
const prices = `query ($page: Int) { products(filter: {}, pageSize: 25, currentPage: $page) { items { sku
  your_price your_price_tax vat_percent multi_deposit { packaging_code deposit total }
  price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } } }
  price_tiers { quantity final_price { value } }
  promo_price_leaflet { promo_price percentage base_price base_price_vat long_term_discount } } } }`;
const search = `query ($text: String) { products(search: $text, pageSize: 25) {
  total_count items { ${productFields} } aggregations { attribute_code options { value count } } } }`;
const detail = `query ($sku: String) { products(filter: { sku: { eq: $sku } }, pageSize: 1) {
  items { ${productFields} description { html } related_products { sku name } } } }`;
const add = `mutation ($cart: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cart, cartItems: $items) { cart { ${totals} } user_errors { code sku index } } }`;
const change = `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) {
  cart { ${totals} } errors { code } } }`;
const place = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  orderV2 { number } errors { code message reason } } }`;

const start = `mutation ($shipTo: String, $day: String) {
  setTransportType(transporttype: "selfpickup_selfpickup", outletid: $shipTo, datepopup: $day) { code message cart { id } } }`;

const words = ["lipovrch", "sud 50", "plzen", "radler", "lezak", "1001", "kamenar sud"];

const emptyCart = async (client: BenchClient): Promise<void> => {
  await client.graphql(`mutation ($cart: String!) { clearCart(input: { cart_id: $cart }) { cart { id } } }`, {
    cart: client.cartId,
  });
};

const boxes = (skus: readonly string[], size: number, quantity: number) =>
  skus.slice(0, size).map((sku) => ({ sku, quantity }));

/** Fills the cart with the first `size` products, one box each; a size above the catalogue takes all of it. */
export async function fillCart(client: BenchClient, size: number): Promise<void> {
  await emptyCart(client);
  await client.graphql(add, { cart: client.cartId, items: boxes(client.skus, size, 1) });
  const answer = (await client.graphql(
    `query ($cart: String!) { cart(cart_id: $cart) { itemsV2(pageSize: 2000) { items { uid } } } }`,
    { cart: client.cartId },
  )) as { cart: { itemsV2: { items: { uid: string }[] } } };
  client.lines = answer.cart.itemsV2.items;
}

const changeOneLineOf = (size: number, cpuMs: number): BenchOperation => ({
  name: `change one line of ${size}`,
  aim: { cpuMs, statements: 4 },
  rounds: 150,
  connections: 1,
  prepare: (client) => fillCart(client, size),
  request: (client, round) => {
    const line = client.lines[round % Math.max(client.lines.length, 1)];
    const cartItem = { cart_item_uid: line?.uid, quantity: 2 + (round % 7) };
    return graphql(change, { input: { cart_id: client.cartId, cart_items: [cartItem] } });
  },
});

const sent = ({ cartId }: BenchClient) => graphql(place, { input: { cart_id: cartId } });

const placeOrderOf = (
  size: number,
  kind: Pick<BenchOperation, "rounds" | "aim"> & { readonly boxes: number },
): BenchOperation => ({
  name: `place an order of ${size} lines`,
  aim: kind.aim,
  rounds: kind.rounds,
  connections: 1,
  beforeEach: async (client) => {
    client.cartId = await client.startOrder();
    // What was measured before may have left a thousand lines in it.
    await emptyCart(client);
    await client.graphql(add, { cart: client.cartId, items: boxes(client.crates, size, kind.boxes) });
  },
  request: sent,
});

/** From the first call after an order to the next order: the cart is begun, filled and sent. */
const checkoutOf5Lines: BenchOperation = {
  name: "checkout, 5 lines, all calls",
  aim: { cpuMs: 10, statements: 25 },
  rounds: 60,
  connections: 1,
  prepare: async (client) => {
    client.cartId = await client.startOrder();
    await emptyCart(client);
    await client.graphql(add, { cart: client.cartId, items: boxes(client.crates, 5, 6) });
    await client.send(sent(client));
  },
  request: ({ shipTo, days: [day] }) => graphql(start, { shipTo, day }),
  followedBy: [
    (client, started) => {
      const { data } = JSON.parse(started) as { data: { setTransportType: { cart: { id: string } } } };
      client.cartId = data.setTransportType.cart.id;
      return graphql(add, { cart: client.cartId, items: boxes(client.crates, 5, 6) });
    },
    sent,
  ],
};

export const operations: readonly BenchOperation[] = [
  {
    name: "{ __typename }",
    aim: { cpuMs: 0.12, statements: 0 },
    rounds: 1600,
    connections: 16,
    request: () => graphql("{ __typename }"),
  },
  {
    name: "list of 25 with facets",
    aim: { cpuMs: 4, statements: 4 },
    rounds: 480,
    connections: 16,
    request: (_client, round) => graphql(list, { page: 1 + (round % 5) }),
  },
  {
    name: "25 products with all their prices",
    aim: { cpuMs: 3, statements: 4 },
    rounds: 480,
    connections: 16,
    request: (_client, round) => graphql(prices, { page: 1 + (round % 5) }),
  },
  {
    name: "search",
    aim: { cpuMs: 4, statements: 4 },
    rounds: 480,
    connections: 16,
    request: (_client, round) => graphql(search, { text: words[round % words.length] }),
  },
  {
    name: "detail",
    aim: { cpuMs: 2, statements: 3 },
    rounds: 480,
    connections: 16,
    request: (client, round) => graphql(detail, { sku: client.skus[round % client.skus.length] }),
  },
  {
    name: "delivery dates",
    aim: { cpuMs: 3, statements: 2 },
    rounds: 480,
    connections: 16,
    request: ({ shipTo }) => ({
      method: "GET",
      path: `/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipmentId=selfpickup_selfpickup&shipTo=${shipTo}`,
    }),
  },
  {
    name: "choose place, way and day",
    aim: { cpuMs: 5, statements: 4 },
    rounds: 200,
    connections: 1,
    request: ({ shipTo, days }, round) =>
      graphql(start, { shipTo, day: days[round % Math.min(days.length, 4)] }),
  },
  {
    name: "add to cart (0 to 19 lines)",
    aim: { cpuMs: 3, statements: 4 },
    rounds: 200,
    connections: 1,
    prepare: (client) => fillCart(client, 0),
    request: (client, round) =>
      graphql(add, { cart: client.cartId, items: [{ sku: client.skus[round % 19], quantity: 1 }] }),
  },
  {
    name: "add 300 goods in one request",
    aim: { cpuMs: 40, statements: 12 },
    rounds: 30,
    connections: 1,
    beforeEach: (client) => emptyCart(client),
    request: (client) => graphql(add, { cart: client.cartId, items: boxes(client.skus, 300, 1) }),
  },
  changeOneLineOf(10, 4),
  changeOneLineOf(100, 4),
  changeOneLineOf(300, 6),
  changeOneLineOf(1000, 16),
  checkoutOf5Lines,
  placeOrderOf(5, { boxes: 6, rounds: 60, aim: { cpuMs: 13, statements: 10 } }),
  placeOrderOf(300, { boxes: 1, rounds: 20, aim: { cpuMs: 60, statements: 10 } }),
  {
    name: "history page of 25",
    aim: { cpuMs: 1.2, statements: 4 },
    rounds: 480,
    connections: 16,
    request: (_client, round) => ({
      method: "GET",
      path: `/prodczsk-api/api/v1/portal/orders?limit=25&offset=${25 * (round % 8)}`,
    }),
  },
];
