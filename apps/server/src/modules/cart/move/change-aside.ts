import type { RefusedLine } from "@vycep/contract/cart/cart.codec";
import { addLines } from "@vycep/domain/cart/cart";
import { whyNotAddable } from "@vycep/domain/cart/new-line";
import type { Deps } from "../../../platform/deps.ts";
import type { SetAsideInput } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { holdLiveCart, writeCartLines } from "../cart.commands.ts";
import { cartFactsLoader, cartOf } from "../cart.facts.ts";
import { requireOrderFor } from "../cart.policy.ts";
import { answerSetAside } from "../set-aside.facts.ts";
import { dropAside, findAside } from "./cart-aside.repo.ts";

/** Puts goods that were set aside back into the cart, by the rules of adding (C1); what cannot go stays aside. */
export async function takeBackSetAside(deps: Deps, context: RequestContext, input: SetAsideInput) {
  const actor = await context.actor();
  const { language } = context;
  const asked = { id: input.cart_id, shipToId: context.choice.shipToId };
  const refused = await inTransaction(deps.db, async (tx): Promise<readonly RefusedLine[]> => {
    const held = await holdLiveCart({ ...deps, db: tx }, { actor, ...asked });
    requireOrderFor(actor, held.shipToId, language);
    const wanted = (await findAside(tx, held)).filter(({ sku }) => input.skus.includes(sku));
    const present = new Map(cartOf(held).lines.map((line) => [line.sku, line]));
    const loader = cartFactsLoader({ db: tx, now: deps.clock.now(), actor }, held);
    const facts = await loader.factsFor([...present.keys(), ...wanted.map(({ sku }) => sku)]);
    const out: RefusedLine[] = [];
    const good = wanted.filter((line) => {
      const refusal = whyNotAddable(line, facts, present.get(line.sku));
      if (refusal) out.push({ index: input.skus.indexOf(line.sku), sku: line.sku, refusal });
      return refusal === undefined;
    });
    const { cart, rejected } = addLines(cartOf(held), good);
    for (const { refusal } of rejected)
      out.push({ index: input.skus.indexOf(refusal.sku), sku: refusal.sku, refusal });
    const stays = new Set(out.map(({ sku }) => sku));
    await writeCartLines(tx, held, { lines: cart.lines, now: deps.clock.instant() });
    await dropAside(
      tx,
      held,
      good.flatMap(({ sku }) => (stays.has(sku) ? [] : [sku])),
    );
    return out;
  });
  return answerSetAside(deps, { actor, language, cartId: input.cart_id, refused });
}

/** Gives goods that were set aside up. */
export async function removeSetAside(deps: Deps, context: RequestContext, input: SetAsideInput) {
  const actor = await context.actor();
  const asked = { id: input.cart_id, shipToId: context.choice.shipToId };
  await inTransaction(deps.db, async (tx) => {
    const held = await holdLiveCart({ ...deps, db: tx }, { actor, ...asked });
    await dropAside(tx, held, input.skus);
  });
  return answerSetAside(deps, { actor, language: context.language, cartId: input.cart_id, refused: [] });
}
