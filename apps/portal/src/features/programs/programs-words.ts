import { addDays, localMomentIn } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatDate, formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** Moments in the brewery's time, and places by their names. */
export function useProgramsWords() {
  const t = useTexts("programs");
  const devices = useTexts("devices");
  const { shipTos } = useCurrentUser();
  const partsOf = (iso: string) => localMomentIn(Date.parse(iso), "Europe/Prague");
  const placeName = (id: string) => shipTos.find(({ shipToId }) => shipToId === id)?.shipToName ?? id;
  return {
    t,
    placeName,
    placesOf: (ids: readonly string[]) => ids.map(placeName).join(", "),
    dayOf: (iso: string) => formatDate(partsOf(iso).date),
    momentOf(iso: string): string {
      const { date, minutes } = partsOf(iso);
      const today = localNow().date;
      const time = formatTime(minutes);
      if (date === today) return devices("today", { time });
      if (date === addDays(today, -1)) return devices("yesterday", { time });
      return `${formatNearDay(date, today)} ${time}`;
    },
  };
}
