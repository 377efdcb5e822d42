import {
  decodeReplacements,
  encodeFailedItem,
  encodeReorderMessage,
  type NamedPastLine,
} from "@vycep/contract/saved-orders/saved-orders.codec";
import type { Instead } from "@vycep/domain/orders/reorder";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { ReorderReplacementInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { cartAnswer, liveCartOf } from "../cart/cart.facts.ts";
import type { Reordered } from "./put-past-order.facts.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { savedOrderById } from "./saved-orders.repo.ts";

/** The goods chosen in place of items, each for an item that there is. */
export function replacementsOf(
  asked: readonly ReorderReplacementInput[] | null | undefined,
  lines: readonly NamedPastLine[],
): readonly Instead[] {
  const chosen = decodeReplacements(asked ?? [], lines.length);
  if (!chosen) {
    const message = "Each replacement must name an item of the order, and none twice.";
    throw badInput("replacements-invalid", message, [{ path: "replacements", code: "replacements-invalid" }]);
  }
  return chosen;
}

type Answered = {
  readonly done: Reordered;
  readonly lines: readonly NamedPastLine[];
  readonly actor: Actor;
  readonly shipToId: string | undefined;
  readonly language: RequestContext["language"];
};

/** What came of putting an order into the cart again, in the API's words: no way ends without a message (C2). */
export async function answerReorder(deps: Deps, { done, lines, actor, shipToId, language }: Answered) {
  const { code, replacedId } = done;
  const live = await liveCartOf(deps, actor, { shipToId });
  const saved = replacedId === null ? null : await savedOrderById(deps.db, replacedId);
  const counts = code === null ? done : { same: 0, changed: 0, replaced: 0 };
  return {
    status: code === null,
    code,
    message: encodeReorderMessage(code, done, language),
    failed_items: done.failed.flatMap(({ index, refusal }) => {
      const line = lines[index];
      const place = { name: line?.names[language] ?? "", index, language };
      return line ? [encodeFailedItem(line, refusal, place)] : [];
    }),
    added_count: counts.same,
    changed_count: counts.changed,
    replaced_count: counts.replaced,
    failed_count: done.failed.length,
    cart: cartAnswer(deps, live, { actor, language }),
    replaced: saved && answerSavedOrder(deps, saved, language),
  };
}
