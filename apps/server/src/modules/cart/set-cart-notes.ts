import { CUSTOMER_ORDER_NUMBER_MAX, NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";
import { noteTooLong } from "@vycep/contract/messages/cart";
import { say } from "@vycep/contract/messages/sentence";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { SetCartNotesInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLiveCart, writeNotes } from "./cart.repo.ts";
import { answerCart } from "./cart-view.ts";
import { liveCart } from "./live-cart.ts";

type Language = RequestContext["language"];
type Notes = { readonly noteForDriver?: string; readonly customerOrderNumber?: string };

/** Keeps the driver's note and the customer's own order number while they are typed (C20). */
export async function setCartNotes(deps: Deps, context: RequestContext, input: SetCartNotesInput) {
  const actor = await context.actor();
  const notes = notesOf(input, context.language);
  const cart = await inTransaction(deps.db, async (tx) => {
    await lockLiveCart(tx, actor.uid);
    const seen = await liveCart({ ...deps, db: tx }, actor, { id: input.cart_id });
    const version = await writeNotes(tx, seen.id, { ...notes, now: deps.clock.instant() });
    return { ...seen, ...notes, version };
  });
  return { cart: answerCart(deps, cart, { actor, language: context.language }) };
}

/** What was given of the two texts, in one line each, or a refusal that names the field. */
export function notesOf(
  input: Pick<SetCartNotesInput, "note_for_driver" | "customer_order_number">,
  language: Language,
): Notes {
  const note = textOf(input.note_for_driver, { path: "note_for_driver", max: NOTE_FOR_DRIVER_MAX, language });
  const number = textOf(input.customer_order_number, {
    path: "customer_order_number",
    max: CUSTOMER_ORDER_NUMBER_MAX,
    language,
  });
  return {
    ...(note === undefined ? {} : { noteForDriver: note }),
    ...(number === undefined ? {} : { customerOrderNumber: number }),
  };
}

function textOf(
  text: string | null | undefined,
  { path, max, language }: { readonly path: string; readonly max: number; readonly language: Language },
): string | undefined {
  if (text === null || text === undefined) return undefined;
  // Control characters cannot be stored or printed; a line break becomes a space.
  const plain = text.replaceAll(/\p{Cc}+/gu, " ").trim();
  if ([...plain].length <= max) return plain;
  throw badInput("too-long", say(noteTooLong, language, { max }), [{ path, code: "too-long" }]);
}
