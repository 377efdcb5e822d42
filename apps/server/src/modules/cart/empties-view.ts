import { encodeEmptiesOrder, encodeEmptiesRow } from "@vycep/contract/empties/empties.codec";
import { plannedReturn } from "@vycep/domain/empties/planned-return";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { currencyOf } from "@vycep/domain/market/market";
import { type EmptiesHistory, emptiesBalances } from "../empties/empties.facts.ts";
import type { CartView } from "./cart-view.ts";

type Rows = ReturnType<typeof encodeEmptiesRow>[];

const known = new WeakMap<CartView, Promise<Rows>>();

/** The account of the cart's place, with what of it is planned (EMPTIES-01); read once, whoever asks for it. */
export function emptiesRowsOf(view: CartView, history: EmptiesHistory): Promise<Rows> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const rows = readRows(view, history);
  known.set(view, rows);
  return rows;
}

async function readRows({ cart, facts, language }: CartView, history: EmptiesHistory): Promise<Rows> {
  const types = (await facts.empties.offer()).typesOn(facts.day);
  const shipTo = await facts.shipTo();
  const balances = await emptiesBalances(facts.db, { shipTo, day: facts.day, types, history });
  const expected = new Map(plannedReturn(balances, types).map(({ code, units }) => [code, units]));
  const planned = new Map((cart.empties ?? []).map(({ code, units }) => [code, units]));
  return [...types.values()].map((type) =>
    encodeEmptiesRow(
      type,
      {
        balance: balances.get(type.code),
        planned: planned.get(type.code) ?? 0,
        expected: expected.get(type.code) ?? 0,
      },
      language,
    ),
  );
}

/** Of the account, what is planned to be returned. */
export async function plannedRowsOf(view: CartView, history: EmptiesHistory): Promise<Rows> {
  if ((view.cart.empties ?? []).length === 0) return [];
  const rows = await emptiesRowsOf(view, history);
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
  const currency = currencyOf((await facts.shipTo()).market);
  const shown = { currency, nameOf: (code: string) => offer.namesOf(code)?.[language] ?? code };
  const depositOn = (on: LocalDate) => (code: string) => typesOn(on).get(code)?.depositMinor ?? 0;
  const first = {
    method: cart.deliveryMethod,
    day: cart.deliveryDate === null ? null : toLocalDate(cart.deliveryDate),
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
