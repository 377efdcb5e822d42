/** Why a line of a suggested cart is there, in words; the figures are written by the codec. */
import type { ReasonKind } from "@vycep/domain/suggestions/suggested-cart";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** A season says up or down, and whole units are layers or pallets. */
type Worded =
  | Exclude<ReasonKind, "season" | "whole-units">
  | "season-up"
  | "season-down"
  | "whole-layers"
  | "whole-pallets";

export const suggestionReasons: Sentences<Worded> = said.suggestionReasons;

/** Between two reasons nothing but a blank stands: each is a sentence. */
export const tooManyShipTos: Sentence = said.tooManyShipTos;
