import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskCallNoteAnswer, DeskCallNoteInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { customerRefusal } from "../../ship-to/customer-refusal.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import type { CallDeps } from "./call.deps.ts";
import { insertCallNote } from "./call.repo.ts";
import { callNote, seesPeople } from "./call-words.ts";

const longestNote = 2000;

/** Keeps what was said on the telephone; no customer's operation reads it (DCUST-04). */
export async function addCallNote(
  { db, clock }: CallDeps,
  context: DeskContext,
  { shipToId, callerUid, text }: DeskCallNoteInput,
): Promise<DeskCallNoteAnswer> {
  const { uid, reach, rights } = await context.staff();
  const refuse = (code: Parameters<typeof customerRefusal>[0], field: string | null = null) => ({
    notes: null,
    refusal: customerRefusal(code, context.language, field),
  });
  const said = text.toWellFormed().trim();
  if (said === "") return refuse("note-empty", "text");
  if ([...said].length > longestNote) return refuse("note-too-long", "text");
  return inTransaction(db, async (tx) => {
    const place = await shipToById(tx, toId<ShipToId>(shipToId));
    if (!place || (reach !== "everything" && !reach.has(place.payer.id))) return refuse("customer-unknown");
    const notes = await insertCallNote(tx, {
      ...{ shipToId: place.facts.id, companyId: place.payer.id, at: clock.instant(), byUid: uid, text: said },
      callerUid: callerUid ?? null,
    });
    return { notes: notes.map((note) => callNote(note, seesPeople(rights))), refusal: null };
  });
}
