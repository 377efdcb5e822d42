import type { EmptiesRefusal } from "@vycep/domain/empties/planned-return";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** Why a planned return was not taken over. */
export const emptiesRefusals: Sentences<EmptiesRefusal["kind"]> = said.emptiesRefusals;

/** What empties are counted in. */
export const emptiesUnit: Sentence = said.emptiesUnit;
