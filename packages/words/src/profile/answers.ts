/** Why a detail of one's own is not kept; the phone in the seeds' own words. */

import type { NewEmailRefusal } from "@vycep/domain/profile/email-change";
import type { DetailProblem } from "@vycep/domain/profile/own-details";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const profileMessages: Sentences<DetailProblem["kind"]> = said.profileMessages;

/** Why an e-mail of one's own does not change. */
export const emailChangeMessages: Sentences<
  NewEmailRefusal["kind"] | "email-elsewhere" | "password-wrong" | "link-expired" | "email-taken"
> = said.emailChangeMessages;
