import { logWarning } from "@vycep/shell/log";
import { useEffect } from "react";

/**
 * Listens to what the server tells, from some time after the first paint on: nothing on the page waits for it. Without a
 * network just then, it tries again later.
 */
export function LiveNews() {
  useEffect(function listenAfterFirstPaint() {
    let isLeft = false;
    let stop = () => {};
    let timer = setTimeout(listen, afterMs);
    async function listen() {
      try {
        const { followEvents } = await import("./follow-events.ts");
        if (!isLeft) stop = followEvents();
      } catch (cause) {
        logWarning("what the server tells is not heard yet", cause);
        if (!isLeft) timer = setTimeout(listen, againMs);
      }
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}

const afterMs = 1_500;
const againMs = 20_000;
