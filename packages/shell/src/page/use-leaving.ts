import { useEffect, useEffectEvent } from "react";

/**
 * Runs what must not be lost when the page is closed, goes behind another one (from where a telephone may end it without a
 * word), or is left for another page of the portal.
 */
export function useLeaving(act: () => void): void {
  const leave = useEffectEvent(act);
  useEffect(function watchForLeaving() {
    const watching = new AbortController();
    function handleHiding() {
      if (document.visibilityState === "hidden") leave();
    }
    window.addEventListener("pagehide", () => leave(), watching);
    document.addEventListener("visibilitychange", handleHiding, watching);
    return () => {
      watching.abort();
      leave();
    };
  }, []);
}
