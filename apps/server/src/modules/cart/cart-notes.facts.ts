import { CUSTOMER_ORDER_NUMBER_MAX, NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";
import { asOneLine } from "@vycep/contract/text";
import { noteTooLong } from "@vycep/words/cart/answers";
import { say } from "@vycep/words/engine/sentence";
import { badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { CartNotes } from "./notes/cart-notes.repo.ts";

type Language = RequestContext["language"];

/**
 * What goes along with a cart that is sent or put aside: each text as the input has it, otherwise the headers (HTTP-18,
 * HTTP-19); undefined leaves the cart's own.
 */
export function sentNotesOf(input: NotesInput, { choice, language }: NotesAsker): CartNotes {
  return notesOf(
    {
      note_for_driver: input.note_for_driver ?? choice.noteForDriver,
      customer_order_number: input.customer_order_number ?? choice.customerOrderNumber,
    },
    language,
  );
}

type NotesInput = {
  readonly note_for_driver?: string | null | undefined;
  readonly customer_order_number?: string | null | undefined;
};
type NotesAsker = Pick<RequestContext, "choice" | "language">;

/** What was given of the two texts, in one line each, or a refusal that names the field. */
export function notesOf(input: NotesInput, language: Language): CartNotes {
  const note = textOfCall(input.note_for_driver, {
    path: "note_for_driver",
    max: NOTE_FOR_DRIVER_MAX,
    language,
  });
  const number = textOfCall(input.customer_order_number, {
    path: "customer_order_number",
    max: CUSTOMER_ORDER_NUMBER_MAX,
    language,
  });
  return {
    ...(note === undefined ? {} : { noteForDriver: note }),
    ...(number === undefined ? {} : { customerOrderNumber: number }),
  };
}

/** A text that a customer wrote, in one line and no longer than allowed; undefined when none was given. */
export function textOfCall(
  text: string | null | undefined,
  { path, max, language }: { readonly path: string; readonly max: number; readonly language: Language },
): string | undefined {
  if (text === null || text === undefined) return undefined;
  const plain = asOneLine(text);
  if ([...plain].length <= max) return plain;
  throw badInput("too-long", say(noteTooLong, language, { max }), [{ path, code: "too-long" }]);
}
