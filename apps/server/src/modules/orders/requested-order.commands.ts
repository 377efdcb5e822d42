import type { OrderNumber } from "@vycep/domain/kernel/ids";
import { ok, type Result } from "@vycep/domain/kernel/result";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import type { FullCart } from "../cart/cart.facts.ts";
import { type NotTaken, takeOrder } from "./placing/take-order.ts";

type Requested = { readonly actor: Actor; readonly cart: FullCart; readonly requestId: string };

/**
 * Makes an order of what a program requested in somebody's name, on the way of all orders: judged by facts held in this
 * transaction. Doing it once is the caller's.
 */
export async function takeRequestedOrder(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  { actor, cart, requestId }: Requested,
): Promise<Result<OrderNumber, NotTaken>> {
  const order = { source: "edi", limitMinor: undefined, notes: {}, requestId } as const;
  const taken = await takeOrder(tx, deps, { actor, cart, order });
  return taken.ok ? ok(taken.value.orderNumber) : taken;
}
