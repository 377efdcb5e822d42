/** Why a purchasing system cannot be had or made, and the pages that its people see on their way. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const punchOutMessages: Sentences<
  "punch-out-not-found" | "return-host" | "too-many-punch-outs" | "punch-outs-off"
> = said.punchOutMessages;

export const punchOutPages: Sentences<
  "ended" | "ended-hint" | "handing-over" | "handing-over-hint" | "hand-over" | "not-believed" | "not-allowed"
> = said.punchOutPages;
