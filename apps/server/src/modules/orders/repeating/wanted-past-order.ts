import { say } from "@vycep/words/engine/sentence";
import { orderNotFound } from "@vycep/words/saved-orders/answers";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import type { ReorderPart, ReorderTarget } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { whyNotOrderAt } from "../../access/access.facts.ts";
import { bundlesOfOrders } from "../../bundles/bundles.facts.ts";
import type { FullCart } from "../../cart/cart.facts.ts";
import type { PastOrderFacts, Target } from "../../saved-orders/saved-orders.facts.ts";
import { linesOfOrders } from "../order-parts.repo.ts";
import { historyScope } from "../orders.policy.ts";
import { findOrder } from "../orders.repo.ts";
import { replacementsOf } from "../replacements.facts.ts";
import { pastLinesOf, restOf } from "./past-lines.ts";

type Wanted = {
  readonly actor: Actor;
  readonly number: string;
  readonly part: ReorderPart;
  readonly language: RequestContext["language"];
};

/** The whole of an order, or what never came of it; of that there may be nothing, though the order had goods. */
export type WantedPast = PastOrderFacts & { readonly isNothingMissing: boolean };

/** An order of the actor's history as it may be put into a cart again; missing and foreign alike (C16, ERROR-42). */
export async function wantedPastOrder(
  { db }: Pick<Deps, "db">,
  { actor, number, language, part }: Wanted,
): Promise<WantedPast> {
  const order = await findOrder(db, { orderNumber: number }, historyScope(actor).shipToIds);
  if (!order) throw notFound("no-such-order", say(orderNotFound, language, { number }));
  const goods = await linesOfOrders(db, [order.orderNumber]);
  const isGrouped = goods.some(({ bundleSku }) => bundleSku !== null);
  const all = { goods, bundles: isGrouped ? await bundlesOfOrders(db, [order.orderNumber]) : [] };
  const wanted =
    part === "MISSING_REST" ? restOf(order.state, all, await replacementsOf(db, [order.orderNumber])) : all;
  const lines = pastLinesOf(wanted.goods, wanted.bundles);
  const isNothingMissing = goods.length > 0 && lines.length === 0;
  return { currency: order.currency, shipToId: order.shipToId, lines, isNothingMissing };
}

/**
 * The cart that an order of the history would go into: the present one, or an empty one for the same place, method and
 * day (C3). Its own day has passed, and where it went then the dialog says.
 */
export function targetOfPast(
  actor: Actor,
  live: FullCart,
  { past, into }: { readonly past: WantedPast; readonly into: ReorderTarget },
): Target {
  const refusal =
    whyNotOrderAt(actor, live.shipToId)?.kind ?? (past.isNothingMissing ? "nothing-missing" : undefined);
  if (into !== "REPLACE_CART") return { cart: live, refusal };
  return { cart: { ...live, lines: [], noteForDriver: "", customerOrderNumber: "" }, refusal };
}
