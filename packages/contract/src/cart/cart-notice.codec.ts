import type { Language } from "@vycep/domain/market/language";
import type { MergeNotice } from "@vycep/domain/orders/merge-order";
import { mergeNotices } from "@vycep/words/cart/answers";
import { say } from "@vycep/words/engine/sentence";
import { encodeUserError } from "./cart.codec.ts";

/** What of a merged cart is not as it was asked for (C6), with the reason in the words of a refused line. */
export function encodeCartNotice({ line: { sku }, refusal, boxes }: MergeNotice, language: Language) {
  const code = boxes.taken > 0 ? ("quantity-clamped" as const) : ("line-left-out" as const);
  const reason = encodeUserError({ index: 0, sku, refusal }, language).message;
  return {
    code,
    message: say(mergeNotices[code], language, { sku, ...boxes, reason }),
    reason: refusal.kind,
    sku,
    quantity_asked: boxes.asked,
    quantity_taken: boxes.taken,
  };
}
