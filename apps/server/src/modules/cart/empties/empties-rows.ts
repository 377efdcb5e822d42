import { encodeEmptiesRow } from "@vycep/contract/empties/empties.codec";
import { plannedReturn } from "@vycep/domain/empties/planned-return";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type EmptiesHistory, emptiesBalances } from "../../empties/empties.facts.ts";
import type { CartFactsLoader } from "../cart.facts.ts";
import type { FullCart } from "../cart.repo.ts";

export type EmptiesRow = ReturnType<typeof encodeEmptiesRow>;

type Account = {
  readonly cart: FullCart;
  readonly facts: CartFactsLoader;
  readonly language: RequestContext["language"];
};

/** The account of the cart's place, with what of it is planned (EMPTIES-01). */
export async function readEmptiesRows(
  { cart, facts, language }: Account,
  history: EmptiesHistory,
): Promise<readonly EmptiesRow[]> {
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
