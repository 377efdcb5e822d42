/** Why a detail of one's own is not kept; the phone in the seeds' own words. */
import type { DetailProblem } from "@vycep/domain/profile/own-details";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const profileMessages: Sentences<DetailProblem["kind"]> = said.profileMessages;
