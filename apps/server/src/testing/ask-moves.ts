import type {
  Cart,
  CartDays,
  CartMovePreview,
  CartMoveTo,
  MoveCartOutput,
  SetAside,
  SetAsideOutput,
} from "../platform/graphql.gen.ts";
import { cartFields, told } from "./ask-cart.ts";
import type { Caller, GraphqlAnswer } from "./test-server.ts";

const goingFields = "ship_to_id delivery_method delivery_date order_by";
const previewFields = `seen from { ${goingFields} } to { ${goingFields} } currency net_before net_after
  lines { sku product { name } fate number_of_packages number_of_packages_after number_of_layer_after quantity reason message sold_to nearest_day unit_price_before
    unit_price_after promo_before { percentage valid_to } promo_after { percentage } difference net_after }
  progress_bar_data { iMaximumOrderCash } blockers { code message } empties_before empties_after`;
const asideFields = `items { sku product { name } number_of_packages can_go reason message sold_to nearest_day }
  move { token from { ${goingFields} } }`;
const movedFields = `code message undo_token cart { ${cartFields} } preview { ${previewFields} }`;

export function askPreview(caller: Caller, id: string, to: CartMoveTo): Promise<GraphqlAnswer> {
  const query = `query ($id: String!, $to: CartMoveTo!) { cartMove(cart_id: $id, to: $to) { ${previewFields} } }`;
  return caller.graphql(query, { id, to });
}

export async function preview(caller: Caller, id: string, to: CartMoveTo): Promise<CartMovePreview> {
  return told<{ cartMove: CartMovePreview }>(await askPreview(caller, id, to)).cartMove;
}

type Move = { readonly cart_id: string; readonly to: CartMoveTo; readonly seen: string };

export function askMove(caller: Caller, input: Move, key?: string): Promise<GraphqlAnswer> {
  return caller.graphql(
    `mutation ($input: MoveCartInput!) { moveCart(input: $input) { ${movedFields} } }`,
    { input },
    key === undefined ? {} : { "idempotency-key": key },
  );
}

/** Looks at a move and takes it. */
export async function move(caller: Caller, id: string, to: CartMoveTo): Promise<MoveCartOutput> {
  const { seen } = await preview(caller, id, to);
  return moved(await askMove(caller, { cart_id: id, to, seen }));
}

export function moved(answer: GraphqlAnswer): MoveCartOutput {
  return told<{ moveCart: MoveCartOutput }>(answer).moveCart;
}

export function askUndo(caller: Caller, id: string, token: string): Promise<GraphqlAnswer> {
  return caller.graphql(
    `mutation ($input: UndoMoveCartInput!) { undoMoveCart(input: $input) { ${movedFields} } }`,
    { input: { cart_id: id, token } },
  );
}

export async function undo(caller: Caller, id: string, token: string): Promise<Cart> {
  return told<{ undoMoveCart: MoveCartOutput }>(await askUndo(caller, id, token)).undoMoveCart.cart;
}

export async function setAside(caller: Caller, id: string): Promise<SetAside> {
  const answer = await caller.graphql(`query ($id: String!) { setAside(cart_id: $id) { ${asideFields} } }`, {
    id,
  });
  return told<{ setAside: SetAside }>(answer).setAside;
}

export async function changeAside(
  caller: Caller,
  call: "takeBackSetAside" | "removeSetAside",
  input: { readonly cart_id: string; readonly skus: readonly string[] },
): Promise<SetAsideOutput> {
  const answer = await caller.graphql(
    `mutation ($input: SetAsideInput!) { ${call}(input: $input) {
      cart { ${cartFields} } set_aside { ${asideFields} } user_errors { reason sku } } }`,
    { input },
  );
  const { [call]: output } = told<Record<typeof call, SetAsideOutput>>(answer);
  return output;
}

export async function daysOf(caller: Caller, id: string): Promise<CartDays> {
  const answer = await caller.graphql(
    `query ($id: String!) { cartDays(cart_id: $id) { currency net_now days { date order_by may_send net difference badges
      limit { code } set_aside is_best tells { sku name fate reason sold_to promo_after { percentage } } } } }`,
    { id },
  );
  return told<{ cartDays: CartDays }>(answer).cartDays;
}
