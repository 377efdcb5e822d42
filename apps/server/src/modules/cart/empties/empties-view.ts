import { encodeEmptiesOrder } from "@vycep/contract/empties/empties.codec";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import type { EmptiesHistory } from "../../empties/empties.facts.ts";
import type { CartView } from "../cart-view.facts.ts";
import type { EmptiesRow } from "./empties-rows.ts";

/** Of the account, what is planned to be returned. */
export async function plannedRowsOf(view: CartView, history: EmptiesHistory): Promise<EmptiesRow[]> {
  if ((view.cart.empties ?? []).length === 0) return [];
  const rows = await view.emptiesRows(history);
  return rows.filter((row) => row.number_of_units > 0);
}

/** By what a plan is split (OP-119). */
export async function emptiesTermsOf({ cart, facts }: CartView) {
  const { takesEmpties: takesAny, maxPallets, second } = await facts.empties.terms();
  return {
    takes_empties: takesAny,
    is_planned: cart.empties !== null,
    max_pallets: maxPallets,
    second_method: second?.method ?? null,
    second_date: second?.day ?? null,
    second_max_pallets: second?.maxPallets ?? null,
    second_order_first: cart.emptiesSecond,
  };
}

/** What is planned, by the orders that take it (EMPTIES-03). */
export async function emptiesPlanOf({ cart, facts, language }: CartView) {
  const weighed = await facts.empties.weigh(cart);
  if (!weighed) return null;
  const { split, second, offer, typesOn, day } = weighed;
  const currency = (await facts.shipTo()).currency;
  const shown = { currency, nameOf: (code: string) => offer.namesOf(code)?.[language] ?? code };
  const depositOn = (on: LocalDate) => (code: string) => typesOn(on).get(code)?.depositMinor ?? NO_MONEY;
  const first = {
    method: cart.deliveryMethod,
    day: cart.deliveryDate,
    part: split.first,
    depositOf: depositOn(day),
  };
  const orders = [
    encodeEmptiesOrder(first, shown),
    ...(split.second && second
      ? [
          encodeEmptiesOrder(
            { method: second.method, day: second.day, part: split.second, depositOf: depositOn(second.day) },
            shown,
          ),
        ]
      : []),
  ];
  return {
    units: orders.reduce((sum, { units }) => sum + units, 0),
    total: { value: (split.first.refundMinor + (split.second?.refundMinor ?? 0)) / 100, currency },
    orders,
    pallets_left: (split.left?.palletThousandths ?? 0) / 1000,
  };
}
