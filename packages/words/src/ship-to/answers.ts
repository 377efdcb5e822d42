/** Why a ship-to cannot be had; the suspended one in the seeds' own words (ERROR-14). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const shipToMessages: Sentences<"ship-to-not-found" | "company-not-found" | "ship-to-suspended"> =
  said.shipToMessages;
