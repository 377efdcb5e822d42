import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import type { OrderView } from "../detail/order-view.ts";

/**
 * What to say aloud when something of the order comes while somebody looks at it: each step, the settled prices and
 * each invoice once, and nothing of before.
 */
export function useStatusNews({
  number,
  state,
  priceState,
  documents,
  limit,
}: Pick<OrderView, "number" | "state" | "priceState" | "documents" | "limit">): string {
  const t = useTexts("orders");
  const [seen, setSeen] = useState({ state, priceState, documents });
  const [news, setNews] = useState("");
  const isMoved = state !== seen.state;
  const isSettled = priceState === "settled" && seen.priceState !== "settled";
  const billed = documents.filter(
    ({ id, kind }) => !seen.documents.some((one) => one.id === id && one.kind === kind),
  );
  if (isMoved || isSettled || billed.length > 0) {
    setSeen({ state, priceState, documents });
    const parts = [
      ...(isMoved && state !== undefined ? [t("changedTo", { number, status: t(`step.${state}`) })] : []),
      ...(isSettled ? [t(limit.kind === "above-limit" ? "aboveLimitNews" : "pricedNews", { number })] : []),
      ...billed.map((document) => `${t(`step.${document.kind}`, { number: document.number })}.`),
    ];
    if (parts.length > 0) setNews(parts.join(" "));
  }
  return news;
}
