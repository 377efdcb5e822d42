import type { Language } from "@vycep/domain/market/language";
import { type ClaimDeskMessage, claimDeskMessages } from "@vycep/words/claim-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { DeskClaimRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why nothing was done with a claim. */
export type NotDone = {
  readonly kind: ClaimDeskMessage;
  readonly lineNo?: number;
  readonly most?: number;
};

/** The same as the contract says it. */
export function claimRefusal({ kind, lineNo, most = 0 }: NotDone, language: Language): DeskClaimRefusal {
  const message = say(claimDeskMessages[kind], language, { count: String(most) });
  return { code: kind, lineNo: lineNo ?? null, message };
}

/** Whether the desk has words of claims for a code of another noun. */
export function isClaimDeskMessage(code: string): code is ClaimDeskMessage {
  return Object.hasOwn(claimDeskMessages, code);
}
