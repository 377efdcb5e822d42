import { encodeEmptiesRefusal } from "@vycep/contract/empties/empties.codec";
import type { EmptiesAmount, EmptiesTypes } from "@vycep/domain/empties/empties-type";
import { readPlan } from "@vycep/domain/empties/planned-return";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { SetCartEmptiesInput } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { holdLiveCart } from "../cart.commands.ts";
import { cartFactsLoader } from "../cart.facts.ts";
import { requireOrderFor } from "../cart.policy.ts";
import type { FullCart } from "../cart.repo.ts";
import { answerCart } from "../cart-view.facts.ts";
import { writeEmpties } from "./cart-empties.repo.ts";

/** Keeps what is planned to go back with the cart, all of it at once; a plan that is wrong changes nothing (EMPTIES-02). */
export async function setCartEmpties(deps: Deps, context: RequestContext, input: SetCartEmptiesInput) {
  const actor = await context.actor();
  const { language } = context;
  const { cart, refusal } = await inTransaction(deps.db, async (tx) => {
    const seen = await holdLiveCart({ ...deps, db: tx }, { actor, id: input.cart_id });
    requireOrderFor(actor, seen.shipToId, language);
    const types = await typesFor(tx, deps, { cart: seen, actor });
    const plan = readInput(input, types);
    if (!plan.ok) return { cart: seen, refusal: plan.refusal };
    const { empties, emptiesSecond } = plan.value;
    const now = deps.clock.instant();
    const version = await writeEmpties(tx, seen.id, { empties, emptiesSecond, now });
    return { cart: { ...seen, empties, emptiesSecond, version, updatedAt: now }, refusal: undefined };
  });
  return {
    cart: answerCart(deps, cart, { actor, language }),
    user_errors: refusal ? [encodeEmptiesRefusal(refusal, language)] : [],
  };
}

async function typesFor(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { cart, actor }: { readonly cart: FullCart; readonly actor: Actor },
): Promise<EmptiesTypes> {
  const facts = cartFactsLoader({ db: tx, now: clock.now(), actor }, cart);
  return (await facts.empties.offer()).typesOn(facts.day);
}

type Plan = { readonly empties: readonly EmptiesAmount[]; readonly emptiesSecond: string | null };

function readInput({ empties, second_order_first: first }: SetCartEmptiesInput, types: EmptiesTypes) {
  const wanted = empties.map((one) => ({ code: one.packaging_code, units: one.number_of_units }));
  const plan = readPlan(wanted, types);
  if (!plan.ok) return plan;
  if (first != null && !types.has(first)) {
    return refused({ kind: "empties-unknown", index: wanted.length, code: first } as const);
  }
  return ok({ empties: plan.value, emptiesSecond: first ?? null }) satisfies Result<Plan, never>;
}
