import { apiClient, type ServerProcess } from "./server-process.ts";

/** Another connection than the server's own: what it was answered is committed. */
type Rival = (text: string, values?: readonly unknown[]) => Promise<unknown>;

type SeenCart = {
  readonly items: readonly {
    readonly uid: string;
    readonly quantity: number;
    readonly product: { readonly name: string };
    readonly prices: { readonly row_total: { readonly value: number } };
    readonly errors: readonly { readonly reason: string }[];
  }[];
  readonly blockers: readonly { readonly code: string }[];
  readonly place: { readonly delivery_window: string };
  readonly grand_total_your_price_details: { readonly vat: readonly { readonly percent: number }[] };
};

/** A change of what carts are judged by, and how one sees of a cart that it was heard of. */
type FactChange = {
  readonly change: (rival: Rival, round: number) => Promise<unknown>;
  readonly isSeen: (cart: SeenCart, round: number) => boolean;
};

const sku = "100112";
const shipTo = "500101";
const day = "2026-11-26";
const cartFields = `items { uid quantity product { name } prices { row_total { value } } errors { reason } }
  blockers { code } place: outlet_details { delivery_window } grand_total_your_price_details { vat { percent } }`;

const isOn = (round: number) => round % 2 === 0;
const costs = ({ items }: SeenCart, minor: number) =>
  items.every(({ quantity, prices }) => Math.round(prices.row_total.value * 100) === minor * quantity);
const isBlocked = ({ blockers }: SeenCart, code: string) => blockers.some((one) => one.code === code);

const factChanges: Readonly<Record<string, FactChange>> = {
  price: {
    change: (rival, round) =>
      rival("update price set your_minor = $1, base_minor = 900000 where sku = $2", [300_000 + round, sku]),
    isSeen: (cart, round) => costs(cart, 300_000 + round),
  },
  leaflet: {
    change: (rival, round) =>
      rival(
        `insert into promo_leaflet (price_list, sku, name, base_minor, your_minor, promo_minor, percentage,
          long_term_discount_percent, is_inside_delivery, valid_from, valid_to)
        select code, $2, 'P', 900000, 300000, $1, 1, 0, true, $3::date, $3::date from price_list where code = 'CZ-HORECA'
        on conflict (price_list, sku, valid_from) do update set promo_minor = excluded.promo_minor`,
        [100_000 + round, sku, day],
      ),
    isSeen: (cart, round) => costs(cart, 100_000 + round),
  },
  "end of the leaflet": {
    change: async (rival, round) => {
      await rival("update price set your_minor = $1, base_minor = 900000 where sku = $2", [
        200_000 + round,
        sku,
      ]);
      await rival("delete from promo_leaflet where sku = $1 and valid_from = $2", [sku, day]);
    },
    isSeen: (cart, round) => costs(cart, 200_000 + round),
  },
  goods: {
    change: (rival, round) =>
      rival("update product set names = jsonb_set(names, '{en}', to_jsonb($1::text)) where sku = $2", [
        `Keg ${round}`,
        sku,
      ]),
    isSeen: (cart, round) => cart.items[0]?.product.name === `Keg ${round}`,
  },
  VAT: {
    change: (rival, round) =>
      rival("update vat_rate set percent = $1 where market = 'CZ'", [1 + (round % 90)]),
    isSeen: (cart, round) =>
      cart.grand_total_your_price_details.vat.every(({ percent }) => percent === 1 + (round % 90)),
  },
  place: {
    change: (rival, round) =>
      rival("update ship_to set delivery_window = $1 where id = $2", [`od ${round}`, shipTo]),
    isSeen: (cart, round) => cart.place.delivery_window === `od ${round}`,
  },
  holiday: {
    change: (rival, round) =>
      isOn(round)
        ? rival(
            `insert into holiday (country, day, name, type, day_off, shops, names)
            select 'CZ', $1, 'x', 'public', true, 'open', '{"cs":"x","en":"x"}' on conflict do nothing`,
            [day],
          )
        : rival("delete from holiday where day = $1", [day]),
    isSeen: (cart, round) => isBlocked(cart, "day-closed") === isOn(round),
  },
  capacity: {
    change: (rival, round) =>
      rival("update capacity_rule set min_grams = $1, max_grams = null where market = 'CZ'", [
        isOn(round) ? 900_000_000 : 0,
      ]),
    isSeen: (cart, round) => cart.blockers.some(({ code }) => code.includes("weight")) === isOn(round),
  },
  limit: {
    change: (rival, round) =>
      isOn(round)
        ? rival(
            `insert into product_limit (ship_to_id, company_id, sku, max_boxes, valid_from)
            select id, company_id, $2, 0, '2020-01-01' from ship_to where id = $1 on conflict do nothing`,
            [shipTo, sku],
          )
        : rival("delete from product_limit where sku = $1", [sku]),
    isSeen: ({ items }, round) =>
      items.some(({ errors }) => errors.some(({ reason }) => reason === "product-limit-exceeded")) ===
      isOn(round),
  },
};

/** Answers that did not show what was acknowledged before they were asked for, by kind. */
export type StaleAnswers = { readonly rounds: number; readonly stale: readonly string[] };

/**
 * Somebody else changes prices, goods and rules, one after another; each time the cart is read or changed as soon as the
 * change is acknowledged, and has to show it (C10).
 */
export async function askBetweenChanges(
  server: Pick<ServerProcess, "origin">,
  rival: Rival,
  { email, rounds }: { readonly email: string; readonly rounds: number },
): Promise<StaleAnswers> {
  const ask = await apiClient(server, email);
  const { setTransportType } = await ask<{ setTransportType: { cart: { id: string } } }>(
    `mutation { setTransportType(transporttype: "selfpickup_selfpickup", outletid: "${shipTo}", datepopup: "${day}") {
      cart { id } } }`,
  );
  const { id } = setTransportType.cart;
  await ask(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  const { addProductsToCart } = await ask<{ addProductsToCart: { cart: SeenCart } }>(
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "${sku}", quantity: 3 }]) {
      cart { ${cartFields} } } }`,
  );
  const uid = addProductsToCart.cart.items[0]?.uid;
  const read = async () =>
    (await ask<{ customerCart: SeenCart }>(`{ customerCart { ${cartFields} } }`)).customerCart;
  // Refused where the goods are limited; the cart is answered all the same.
  const change = async (boxes: number) =>
    (
      await ask<{ updateCartItems: { cart: SeenCart } }>(
        `mutation { updateCartItems(input: { cart_id: "${id}", cart_items: [{ cart_item_uid: "${uid}", quantity: ${boxes} }] }) {
          cart { ${cartFields} } } }`,
      )
    ).updateCartItems.cart;
  const kinds = Object.entries(factChanges);
  const stale: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const next = kinds[round % kinds.length];
    if (!next) throw new Error("there is nothing to change");
    const [kind, { change: changeFact, isSeen }] = next;
    const turn = Math.floor(round / kinds.length);
    await changeFact(rival, turn);
    const isWritten = turn % 3 === 0;
    const cart = isWritten ? await change(3 + (turn % 5)) : await read();
    if (!isSeen(cart, turn)) stale.push(`${kind}, round ${round}: ${JSON.stringify(cart)}`);
  }
  return { rounds, stale };
}
