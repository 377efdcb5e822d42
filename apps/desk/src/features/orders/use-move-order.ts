import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskConfirmOrderInput,
  DeskDeliverOrderInput,
  DeskInvoiceOrderInput,
  DeskOrderNoteInput,
  DeskShipOrderInput,
  DeskTakeOrderBackInput,
} from "../../shared/graphql.gen/graphql.ts";
import { useOrderAction } from "./use-order-action.ts";

const ConfirmOrderDocument = graphql(`
  mutation ConfirmOrder($input: DeskConfirmOrderInput!) {
    confirmOrder(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

const ShipOrderDocument = graphql(`
  mutation ShipOrder($input: DeskShipOrderInput!) {
    shipOrder(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

const DeliverOrderDocument = graphql(`
  mutation DeliverOrder($input: DeskDeliverOrderInput!) {
    deliverOrder(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

const InvoiceOrderDocument = graphql(`
  mutation InvoiceOrder($input: DeskInvoiceOrderInput!) {
    invoiceOrder(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

const TakeOrderBackDocument = graphql(`
  mutation TakeOrderBack($input: DeskTakeOrderBackInput!) {
    takeOrderBack(input: $input) {
      refusal {
        code
        message
        lineNo
      }
    }
  }
`);

const AddOrderNoteDocument = graphql(`
  mutation AddOrderNote($input: DeskOrderNoteInput!) {
    addOrderNote(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

/** What is done with an order. */
export type WantedMove =
  | { readonly kind: "confirm"; readonly input: DeskConfirmOrderInput }
  | { readonly kind: "load" | "send"; readonly input: Omit<DeskShipOrderInput, "step"> }
  | { readonly kind: "deliver"; readonly input: DeskDeliverOrderInput }
  | { readonly kind: "bill"; readonly input: DeskInvoiceOrderInput }
  | { readonly kind: "cancel"; readonly input: DeskTakeOrderBackInput };

async function move({ kind, input }: WantedMove) {
  switch (kind) {
    case "confirm":
      return (await queryGraphql(ConfirmOrderDocument, { input })).confirmOrder.refusal;
    case "load":
    case "send": {
      const step = kind === "load" ? "loaded" : "on_the_way";
      return (await queryGraphql(ShipOrderDocument, { input: { ...input, step } })).shipOrder.refusal;
    }
    case "deliver":
      return (await queryGraphql(DeliverOrderDocument, { input })).deliverOrder.refusal;
    case "bill":
      return (await queryGraphql(InvoiceOrderDocument, { input })).invoiceOrder.refusal;
    case "cancel":
      return (await queryGraphql(TakeOrderBackDocument, { input })).takeOrderBack.refusal;
  }
}

/** Moves an order; the answer is why not, or nothing. */
export function useMoveOrder() {
  return useOrderAction(move);
}

export function useAddOrderNote() {
  return useOrderAction(
    async (input: DeskOrderNoteInput) =>
      (await queryGraphql(AddOrderNoteDocument, { input })).addOrderNote.refusal,
  );
}
