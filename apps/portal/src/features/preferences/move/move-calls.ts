import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  CartMoveQuery,
  CartMoveTo,
  SetAsideInput,
  SetAsideQuery,
  UndoOrderApartInput,
} from "../../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment MovedProduct on ProductInterface {
    name
    package_type
    brand
    packaging
    number_of_items_in_box
    plato
    small_image {
      url
      width
      height
    }
  }
`);

graphql(`
  fragment MovePreview on CartMovePreview {
    seen
    from {
      ship_to_id
      delivery_method
      delivery_date
    }
    to {
      ship_to_id
      delivery_method
      delivery_date
      order_by
    }
    currency
    lines {
      sku
      product {
        ...MovedProduct
      }
      fate
      number_of_packages_after
      number_of_layer_after
      number_of_pallet_after
      message
      sold_from
      sold_to
      unit_price_before
      unit_price_after
      promo_before {
        percentage
        valid_to
      }
      promo_after {
        percentage
        valid_from
      }
      difference
      net_after
    }
    net_before
    net_after
    progress_bar_data {
      iMaximumOrderCash
    }
    blockers {
      code
      message
    }
    empties_before
    empties_after
  }
`);

const cartMoveDocument = graphql(`
  query CartMove($cartId: String!, $to: CartMoveTo!) {
    cartMove(cart_id: $cartId, to: $to) {
      ...MovePreview
    }
  }
`);

const moveCartDocument = graphql(`
  mutation MoveCart($input: MoveCartInput!) {
    moveCart(input: $input) {
      code
      message
      preview {
        ...MovePreview
      }
    }
  }
`);

const undoMoveCartDocument = graphql(`
  mutation UndoMoveCart($input: UndoMoveCartInput!) {
    undoMoveCart(input: $input) {
      code
      cart {
        id
        ship_to_id
        delivery_method
        delivery_date
      }
    }
  }
`);

const setAsideDocument = graphql(`
  query SetAside($cartId: String!) {
    setAside(cart_id: $cartId) {
      items {
        sku
        product {
          ...MovedProduct
        }
        can_go
        message
        sold_from
        sold_to
        nearest_day
      }
      move {
        token
        from {
          ship_to_id
          delivery_method
          delivery_date
        }
      }
    }
  }
`);

const takeBackSetAsideDocument = graphql(`
  mutation TakeBackSetAside($input: SetAsideInput!) {
    takeBackSetAside(input: $input) {
      user_errors {
        message
      }
    }
  }
`);

const removeSetAsideDocument = graphql(`
  mutation RemoveSetAside($input: SetAsideInput!) {
    removeSetAside(input: $input) {
      user_errors {
        message
      }
    }
  }
`);

const undoOrderApartDocument = graphql(`
  mutation UndoOrderApart($input: UndoOrderApartInput!) {
    undoOrderApart(input: $input) {
      cart {
        id
        ship_to_id
        delivery_method
        delivery_date
      }
    }
  }
`);

export type MovePreview = CartMoveQuery["cartMove"];
export type MoveLine = MovePreview["lines"][number];
export type SetAsideAnswer = SetAsideQuery["setAside"];
export type AsideItem = SetAsideAnswer["items"][number];

export const moveKey = (cartId: string, to: CartMoveTo) => ["cartMove", cartId, to] as const;
export const setAsideKey = ["setAside"] as const;

export async function readMove(cartId: string, to: CartMoveTo): Promise<MovePreview> {
  return (await queryGraphql(cartMoveDocument, { cartId, to })).cartMove;
}

/** Moves the cart as it was shown; answers what is true now where that is another thing. */
export async function sendMove(
  cartId: string,
  { to, seen, key }: { readonly to: CartMoveTo; readonly seen: string; readonly key: string },
): Promise<MovePreview | undefined> {
  const input = { cart_id: cartId, to, seen };
  const { moveCart } = await queryGraphql(moveCartDocument, { input }, { idempotencyKey: key });
  return moveCart.preview ?? undefined;
}

/** Takes the last move back; answers where, how and when the cart goes again. */
export async function sendUndo(cartId: string, token: string) {
  return (await queryGraphql(undoMoveCartDocument, { input: { cart_id: cartId, token } })).undoMoveCart.cart;
}

export async function readSetAside(cartId: string): Promise<SetAsideAnswer> {
  return (await queryGraphql(setAsideDocument, { cartId })).setAside;
}

/** Puts goods that were set aside back; answers why not, where it cannot. */
export async function takeBack(input: SetAsideInput): Promise<readonly string[]> {
  const { takeBackSetAside } = await queryGraphql(takeBackSetAsideDocument, { input });
  return takeBackSetAside.user_errors.map(({ message }) => message);
}

/** Takes an order apart back; answers where, how and when the cart goes again. */
export async function sendUndoApart(input: UndoOrderApartInput) {
  return (await queryGraphql(undoOrderApartDocument, { input })).undoOrderApart.cart;
}

export async function giveUp(input: SetAsideInput): Promise<void> {
  await queryGraphql(removeSetAsideDocument, { input });
}

/** What hangs on where, how and when besides the cart: asked anew. */
export async function forgetMoves(): Promise<void> {
  queryClient.removeQueries({ queryKey: ["cartMove"] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: setAsideKey }),
    queryClient.invalidateQueries({ queryKey: ["cartDays"] }),
  ]);
}
