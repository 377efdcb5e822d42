import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Money } from "@vycep/domain/kernel/money";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { SavedOrderRowFragment } from "../../shared/graphql.gen/graphql.ts";
import { moneyOf } from "../../shared/reorder/money-of.ts";

/**
 * What the list shows of a saved order (SAVED-03).
 *
 * @public The code generator reads it; whoever names the fragment gets it.
 */
export const savedOrderRowFragment = graphql(`
  fragment SavedOrderRow on SavedOrder {
    id
    title
    created_at
    ship_to_id
    shipto_name
    type_of_transport
    delivery_date
    customer_order_number
    total_lines
    total {
      value
      currency
    }
  }
`);

/** One saved order as a row of the list. */
export interface SavedOrderRow {
  readonly id: string;
  /** Empty while nobody gave it a name. */
  readonly title: string;
  readonly ownNumber: string;
  readonly savedAt: LocalMoment | undefined;
  readonly place: string;
  readonly method: ShippingMethod | undefined;
  /** It may have passed. */
  readonly deliveryDate: LocalDate | undefined;
  readonly lineCount: number;
  /** With VAT and deposits, at the prices of the day it was saved. */
  readonly total: Money;
}

export function viewSavedRow(answer: SavedOrderRowFragment): SavedOrderRow {
  return {
    id: answer.id,
    title: answer.title,
    ownNumber: answer.customer_order_number,
    savedAt: decodeMoment(answer.created_at.replace(" ", "T")),
    place: answer.shipto_name ?? answer.ship_to_id,
    method: parseShippingMethod(answer.type_of_transport ?? ""),
    deliveryDate: parseLocalDate(answer.delivery_date ?? ""),
    lineCount: answer.total_lines,
    total: moneyOf(answer.total),
  };
}
