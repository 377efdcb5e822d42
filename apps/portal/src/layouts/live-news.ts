import { useEffect } from "react";

/** Listens to what the server tells, from some time after the first paint on: nothing on the page waits for it. */
export function LiveNews() {
  useEffect(function listenAfterFirstPaint() {
    let isLeft = false;
    let stop = () => {};
    const timer = setTimeout(async () => {
      const { followEvents } = await import("./follow-events.ts");
      if (!isLeft) stop = followEvents();
    }, afterMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}

const afterMs = 1_500;
