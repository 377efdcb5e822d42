import { useQuery } from "@tanstack/react-query";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { judgeCancel, parseOrderState } from "@vycep/domain/orders/order-states";
import { isBlockedStatus, parseDeliveryStatus } from "@vycep/domain/orders/status";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";

const joinedOrderDocument = graphql(`
  query JoinedOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          number
          state
          delivery_status
          main_order_number
          empties_order_number
          additional_data {
            delivery_date
          }
        }
      }
    }
  }
`);

/** The other order of the same sending, as long as it lives (EMPTIES-03). */
export interface JoinedOrder {
  readonly number: string;
  readonly day: LocalDate | undefined;
  /** Whether it brings goods or collects empties. */
  readonly brings: "goods" | "empties";
  readonly canBeCancelled: boolean;
}

/** What was placed together with an order; null when there is nothing (any more), undefined until it is known. */
export function useJoinedOrder(number: string): JoinedOrder | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ["orders", "joined", number],
    queryFn: ({ signal }) => askForJoined(number, signal),
    staleTime: 0,
  });
  // Not knowing keeps nobody from cancelling the one that was chosen.
  return isError ? null : data;
}

async function askForJoined(number: string, signal: AbortSignal): Promise<JoinedOrder | null> {
  const order = await ask(number, signal);
  const otherNumber = order?.empties_order_number ?? order?.main_order_number;
  const other = otherNumber && (await ask(otherNumber, signal));
  if (!other) return null;
  const state = parseOrderState(other.state ?? "");
  if (state === undefined || state === "cancelled") return null;
  const isBlocked = isBlockedStatus(parseDeliveryStatus(other.delivery_status ?? ""));
  return {
    number: other.number,
    day: parseLocalDate(other.additional_data?.delivery_date ?? ""),
    brings: order?.main_order_number ? "goods" : "empties",
    canBeCancelled: judgeCancel(state, isBlocked).ok,
  };
}

async function ask(number: string, signal: AbortSignal) {
  const { customer } = await queryGraphql(joinedOrderDocument, { number }, { signal });
  return customer?.orders?.items[0];
}
