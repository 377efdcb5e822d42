import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { formatDate } from "@vycep/words/engine/format";
import type { ProductWords } from "./box-words.ts";
import type { ProductRow } from "./product-row.ts";

const reasons = [
  "not-sold-in-market",
  "no-longer-sold",
  "method-carries-no-goods",
  "needs-tank-method",
  "needs-unfiltered-method",
  "needs-ordinary-method",
  "no-price",
  "bundle-not-valid",
  "bundle-limit-reached",
  "product-limit-reached",
  "bundle-item-not-sold",
] as const;

/**
 * Why a product cannot be ordered here and now, and from when it can (OP-146); undefined when it can. A reason that lies
 * in the place is said once by the page and not by every product.
 */
export function unsoldInWords(
  t: ProductWords,
  { saleability }: Pick<ProductRow, "saleability">,
): string | undefined {
  if (!saleability || saleability.sellable) return undefined;
  const date = parseLocalDate(saleability.next_date ?? "");
  if (date !== undefined) return t("unsold.not-yet-sold", { date: formatDate(date) });
  const known = reasons.find((reason) => reason === saleability.reason);
  return known === undefined ? t("unsold.other") : t(`unsold.${known}`);
}
