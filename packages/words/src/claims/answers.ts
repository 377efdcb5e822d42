/** Why a claim is not taken, how it reads as a ticket, and what the demo says to it. */
import type { ClaimRefusal } from "@vycep/domain/claims/claim";
import type { ClaimReason } from "@vycep/domain/claims/claim-reason";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const claimMessages: Sentences<ClaimRefusal["kind"] | "credit-differs" | "photo-unknown"> =
  said.claimMessages;

export const claimReasons: Sentences<ClaimReason> = said.claimReasons;

export const ticketOfClaim: Sentences<"title" | "line" | "more" | "expected" | "byStaff"> =
  said.ticketOfClaim;

/** What the house says to a claim in the demo, as whom, and why it credits. */
export const demoSettlement: Sentences<"author" | "reason" | "text"> = said.demoSettlement;
