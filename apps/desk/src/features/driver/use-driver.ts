import type { OwnRound, OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { useStore } from "@vycep/shell/storage/store";
import { useEffect } from "react";
import { bringUpToDate, type DriverNotes, driverNotes, loseSignal, openNotes } from "./driver-notes.ts";
import { keepRoundPage } from "./keep-round-page.ts";
import type { KeptReport } from "./kept-notes.ts";

const askAgainMs = 20_000;

/** What the telephone knows; while something waits, or somebody comes back to the page, the server is asked again. */
export function useDriver(): DriverNotes & { readonly isAway: boolean } {
  const notes = useStore(driverNotes);
  const isWaiting = notes.reports.some(({ refusal }) => refusal === null);
  useEffect(() => {
    void openNotes();
    void keepRoundPage();
    const look = () => {
      if (document.visibilityState === "visible") void bringUpToDate();
    };
    window.addEventListener("online", look);
    window.addEventListener("offline", loseSignal);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", loseSignal);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const isAway = notes.reach === "away";
  useEffect(() => {
    if (!isWaiting && !isAway) return;
    const timer = setInterval(() => void bringUpToDate(), askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, isAway]);
  return { ...notes, isAway };
}

/** How far a stop is. */
export type Standing = "open" | "waits" | "refused" | "done";

export function standingOf(stop: OwnStop, reports: readonly KeptReport[]): Standing {
  const report = reportFor(stop, reports);
  if (report) return report.refusal === null ? "waits" : "refused";
  const isDelivered = stop.state === "delivered" || stop.state === "partially-delivered";
  return isDelivered || stop.report !== null ? "done" : "open";
}

export function reportFor({ orderNumber }: OwnStop, reports: readonly KeptReport[]): KeptReport | undefined {
  return reports.find(({ body }) => body.orderNumber === orderNumber);
}

/** The stop that comes next, if any is left. */
export function nextStop({ stops }: OwnRound, reports: readonly KeptReport[]): OwnStop | undefined {
  return stops.find((stop) => standingOf(stop, reports) === "open");
}
