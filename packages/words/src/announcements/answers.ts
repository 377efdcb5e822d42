/** Why a message of the brewery is not put away (BELL-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const announcementMessages: Sentences<"announcement-not-found" | "announcement-stays"> =
  said.announcementMessages;
