import type { Session } from "@vycep/contract/identity/sessions.rest";
import { addDays, localMomentIn } from "@vycep/domain/kernel/local-moment";
import { formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { browserNames, systemNames } from "@vycep/words/identity/device-names";
import { localNow } from "../clock/clock.ts";
import { useTexts } from "../words/i18n.ts";

/** What the browser told of itself, as a person would say it; and moments in the brewery's time. */
export function useSessionWords() {
  const t = useTexts("devices");
  function deviceOf({ browser, system }: Pick<Session, "browser" | "system">): string {
    const name = browser === null ? t("unknownBrowser") : browserNames[browser];
    return system === null ? name : t("device", { browser: name, system: systemNames[system] });
  }
  function momentOf(iso: string): string {
    const { date, minutes } = localMomentIn(Date.parse(iso), "Europe/Prague");
    const today = localNow().date;
    const time = formatTime(minutes);
    if (date === today) return t("today", { time });
    if (date === addDays(today, -1)) return t("yesterday", { time });
    return `${formatNearDay(date, today)} ${time}`;
  }
  return { deviceOf, momentOf };
}
