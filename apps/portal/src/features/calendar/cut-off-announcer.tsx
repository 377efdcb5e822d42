import { useTexts } from "@vycep/shell/words/i18n";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { useState } from "react";
import type { CutOff } from "./cut-off.ts";

/** Says politely, once each, that an hour and that ten minutes are left to order for the chosen day (B1). */
export function CutOffAnnouncer({ cutOff }: { readonly cutOff: CutOff | undefined }) {
  const t = useTexts("delivery");
  const stage = cutOff?.stage ?? "calm";
  const [seen, setSeen] = useState(stage);
  const [news, setNews] = useState("");
  if (seen !== stage) {
    setSeen(stage);
    // Of a day that has closed nothing is left to be read.
    const isNear = cutOff !== undefined && stage !== "calm";
    setNews(isNear ? t("cutOffLastHour", { count: Math.max(1, Math.ceil(cutOff.leftMs / 60_000)) }) : "");
  }
  return <LiveRegion message={news} />;
}
