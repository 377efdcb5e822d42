import { useState } from "react";
import { useTexts } from "../../shared/i18n/i18n.ts";
import type { OrderView } from "./order-view.ts";

/** What to say aloud when the order moves on while somebody looks at it: once for each step, and nothing before. */
export function useStatusNews({ number, state }: Pick<OrderView, "number" | "state">): string {
  const t = useTexts("orders");
  const [seen, setSeen] = useState(state);
  const [news, setNews] = useState("");
  if (state !== seen) {
    setSeen(state);
    if (state !== undefined) setNews(t("changedTo", { number, status: t(`step.${state}`) }));
  }
  return news;
}
