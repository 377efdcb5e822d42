import { queryGraphql } from "@vycep/shell/api/graphql";
import { failureOf } from "@vycep/shell/failures/api-error";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ExpectedLineInput, PlaceOrderMutation } from "../../shared/graphql.gen/graphql.ts";
import { forgetOrder, type SentOrder } from "./order-key.ts";

const placeOrderDocument = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      errors {
        code
        message
        reason
        sku
        next_date
        total
        changed_lines {
          sku
          seen
          now
        }
      }
      orderV2 {
        number
      }
    }
  }
`);

export type PlaceRefusal = NonNullable<PlaceOrderMutation["placeOrder"]>["errors"][number];

/** How a sending ended. "unknown" is honest: the order may have arrived, and only a repeat can tell. */
export type SendOutcome =
  | { readonly kind: "placed"; readonly orderNumber: string }
  | { readonly kind: "refused"; readonly refusals: readonly PlaceRefusal[] }
  | { readonly kind: "rejected"; readonly message: string; readonly requestId: string | undefined }
  /** The key belongs to a call with another content; the cart itself still makes one order of all of them. */
  | { readonly kind: "key-used" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "unknown" };

/** Sends the order once; whatever was answered frees the key, whatever was not keeps it (C9, ERROR-58). */
export async function placeOrder(order: SentOrder): Promise<SendOutcome> {
  try {
    const { placeOrder: answer } = await queryGraphql(
      placeOrderDocument,
      {
        input: {
          cart_id: order.cartId,
          cart_version: Number(order.cartVersion),
          expected_total: Number(order.expectedTotal),
          expected_lines: linesOf(order.expectedLines),
          note_for_driver: order.noteForDriver,
          customer_order_number: order.customerOrderNumber,
          ...(order.priceLimit !== "" && { price_limit: Number(order.priceLimit) }),
        },
      },
      { idempotencyKey: order.key },
    );
    const orderNumber = answer?.orderV2?.number;
    forgetOrder();
    if (orderNumber !== undefined) return { kind: "placed", orderNumber };
    return { kind: "refused", refusals: answer?.errors ?? [] };
  } catch (cause) {
    const failure = failureOf(cause);
    switch (failure.kind) {
      case "network":
      case "timeout":
      case "server":
        return { kind: "unknown" };
      case "signed-out":
        return { kind: "signed-out" };
      case "refused":
        forgetOrder();
        if (failure.code === "idempotency-key-reused") return { kind: "key-used" };
        return { kind: "rejected", message: failure.message, requestId: failure.requestId };
    }
  }
}

function linesOf(text: string): ExpectedLineInput[] {
  return text
    .split(" ")
    .map((line) => line.split("="))
    .flatMap(([sku, net]) => (sku && net ? [{ sku, net: Number(net) }] : []));
}
