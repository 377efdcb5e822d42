import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type StartedOrder, startOrder } from "@vycep/domain/preferences/start-order";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { whyNotByMethod } from "@vycep/domain/transport/offer";
import { say } from "@vycep/words/engine/sentence";
import { type NotStarted, notStartedMessages } from "@vycep/words/preferences/answers";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { MutationSetTransportTypeArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inOneStatement, inTransaction } from "../../platform/transaction.ts";
import { orderingPlace, ownPlace, type Place, requirePermission } from "../access/access.facts.ts";
import { beginCartAt, holdCart, setCartDelivery, setSeenCartDelivery } from "../cart/cart.commands.ts";
import type { FullCart } from "../cart/cart.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { keepLines } from "../cart/kept-carts.facts.ts";
import { placeFacts } from "../cart/kept-place.facts.ts";
import { liveOrNextCart } from "../cart/live-cart.facts.ts";
import { holdShipToStatus } from "../ship-to/ship-to.commands.ts";

type Asked = {
  readonly method: ShippingMethod | null;
  readonly date: LocalDate | null;
  readonly shipToId: string | undefined;
};

type Verdict =
  | { readonly ok: true; readonly place: Place; readonly started: StartedOrder }
  | { readonly ok: false; readonly code: NotStarted };

/**
 * Starts the order (TRANSPORT-42…46, GQL-26): judges ship-to, method and day by the same rules as the picker, and
 * keeps them with the customer's cart. A refusal leaves the cart as it is and says why.
 */
export async function setTransportType(
  deps: Deps,
  context: RequestContext,
  args: MutationSetTransportTypeArgs,
) {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const asked = askedBy(args, context);
  const seen = await liveOrNextCart(deps, actor, { id: args.cart_id ?? undefined, shipToId: asked.shipToId });
  const { cart, begin } = seen;
  const verdict = await judge(deps, context, { ...asked, cart, shipToId: asked.shipToId ?? cart.shipToId });
  const saved = verdict.ok ? await save(deps, context, { ...seen, verdict }) : verdict.code;
  const language = context.language;
  const answer = (kept: FullCart) => answerCart(deps, kept, { actor, language });
  return typeof saved === "string"
    ? {
        code: saved,
        message: say(notStartedMessages[saved], language),
        cart: answer(begin ? await begin() : cart),
      }
    : { code: null, message: "", cart: answer(saved) };
}

function askedBy(args: MutationSetTransportTypeArgs, { choice }: RequestContext): Asked {
  const method = parseShippingMethod(args.transporttype ?? "");
  const date = parseLocalDate(args.datepopup ?? "");
  if (args.transporttype && method === undefined) throw notUnderstood("transporttype");
  if (args.datepopup && date === undefined) throw notUnderstood("datepopup");
  return { method: method ?? null, date: date ?? null, shipToId: args.outletid || choice.shipToId };
}

function notUnderstood(path: string) {
  return badInput("invalid-input", `The value of "${path}" is not understood.`, [{ path, code: "invalid" }]);
}

/** A place that is not the actor's is as unknown as one that does not exist; a suspended one is told last (ERROR-14). */
async function judge(
  deps: Deps,
  context: RequestContext,
  { cart, ...asked }: Asked & { readonly cart: FullCart },
): Promise<Verdict> {
  const actor = await context.actor();
  const ordering = orderingPlace(actor, asked.shipToId);
  const place = ownPlace(actor, asked.shipToId ?? "");
  if (!ordering.ok && ordering.refusal.kind !== "ship-to-suspended")
    return { ok: false, code: ordering.refusal.kind };
  const now = deps.clock.now();
  const { states } = cart;
  const today = now.date;
  const facts = place && (await placeFacts(deps.db, place.shipToId, { day: today, today, states }));
  if (!place || !facts) return { ok: false, code: "ship-to-unknown" };

  const { method } = asked;
  const refusal =
    method !== null && place.status === "APPROVED" && whyNotByMethod(facts.shipTo.facts, method);
  if (refusal) return { ok: false, code: refusal };
  const started = startOrder(
    {
      method,
      date: asked.date,
      shipToStatus: place.status,
      calendar: method === null ? null : facts.calendar.factsFor(method),
    },
    now,
  );
  return started.ok ? { ok: true, place, started: started.value } : { ok: false, code: started.refusal.kind };
}

/**
 * One statement, be there a cart or not, if neither the cart has changed since it was seen nor the place was suspended. Else the place is held
 * against a suspension, the cart against a rival.
 */
async function save(
  deps: Deps,
  context: RequestContext,
  {
    cart,
    begin,
    verdict,
  }: Awaited<ReturnType<typeof liveOrNextCart>> & { readonly verdict: Extract<Verdict, { ok: true }> },
): Promise<FullCart | NotStarted> {
  const actor = await context.actor();
  const { place, started } = verdict;
  const { shipToId, companyId } = place;
  const to = { shipToId, companyId, method: started.method, date: started.date };
  const written = await inOneStatement(deps.db, (tx) =>
    (begin ? beginCartAt : setSeenCartDelivery)(tx, cart, { ...to, now: deps.clock.instant() }),
  );
  if (written) {
    keepLines(deps.db, actor, written);
    return written;
  }
  const { id } = begin ? await begin() : cart;
  return inTransaction(deps.db, async (tx) => {
    if ((await holdShipToStatus(tx, shipToId)) !== "APPROVED") return "ship-to-suspended";
    const held = await holdCart(tx, actor, id);
    return setCartDelivery(tx, held, { ...to, now: deps.clock.instant() });
  });
}
