/** What a preview of a fast entry says of a row: a sentence for each stable code (C1, C5). */
import type { LineRefusal } from "@vycep/domain/cart/cart";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { EntryNote, EntryRefusal } from "@vycep/domain/fast-entry/judged-entry";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** Refusals that only a row of text can meet; the others are those of a line. */
export type EntryRefusalCode = Exclude<EntryRefusal["kind"], LineRefusal["kind"] | LineProblem["kind"]>;

export const entryRefusals: Sentences<EntryRefusalCode> = said.entryRefusals;

/** How a row that goes in differs from what was typed. */
export const entryNotes: Sentences<EntryNote["kind"]> = said.entryNotes;
