import type { Click } from "@vycep/contract/clicks.rest";
import { CLICKS_PATH } from "@vycep/contract/services";
import { machineTimers, type Timers } from "../clock/clock.ts";

/** What is asked for so soon after a click is asked for because of it; browsers know no better connection. */
const causedWithinMs = 1000;
/** A click is told of when nothing more has been asked for so long. */
const quietMs = 1500;

interface FollowedClick {
  readonly traceId: string;
  readonly spanId: string;
  readonly screen: string;
  readonly at: number;
  endedAt: number;
  open: number;
}

/** Follows clicks from when an answer says that somebody traces; before that, and without it, nothing happens at all. */
export function followClicks(): void {
  if (typeof PerformanceObserver === "undefined") return;
  const observer = new PerformanceObserver((list) => {
    const isTraced = (list.getEntries() as PerformanceResourceTiming[]).some(({ serverTiming }) =>
      serverTiming?.some(({ name }) => name === "traced"),
    );
    if (!isTraced) return;
    observer.disconnect();
    traceClicks(window, machineTimers);
  });
  observer.observe({ type: "resource", buffered: true });
}

/** The page, as far as clicks and calls go. */
export type ClickedPage = Pick<Window, "addEventListener" | "fetch" | "location">;

export function traceClicks(page: ClickedPage, timers: Timers): void {
  const plain = page.fetch.bind(page);
  let click: FollowedClick | undefined;

  const tell = ({ traceId, spanId, screen, at, endedAt }: FollowedClick) => {
    const told: Click = { traceId, spanId, screen, agoMs: timers.now() - at, ms: endedAt - at };
    const headers = { "content-type": "application/json" };
    // Whether it arrives matters to nobody on this page.
    plain(CLICKS_PATH, { method: "POST", keepalive: true, headers, body: JSON.stringify(told) }).catch(
      () => undefined,
    );
  };

  page.addEventListener(
    "click",
    () => {
      const at = timers.now();
      click = {
        ...{ traceId: randomHex(16), spanId: randomHex(8), screen: screenOf(page.location.pathname) },
        ...{ at, endedAt: at, open: 0 },
      };
    },
    { capture: true },
  );

  page.fetch = async (input, init) => {
    const own = click;
    const isOurs = typeof input === "string" && input.startsWith("/");
    if (own === undefined || !isOurs || timers.now() - own.at > causedWithinMs) return plain(input, init);
    const headers = new Headers(init?.headers);
    headers.set("traceparent", `00-${own.traceId}-${own.spanId}-01`);
    own.open += 1;
    try {
      return await plain(input, { ...init, headers });
    } finally {
      own.open -= 1;
      own.endedAt = timers.now();
      const { endedAt } = own;
      timers.after(quietMs, () => {
        if (own.open === 0 && own.endedAt === endedAt) tell(own);
      });
    }
  };
}

/** The first part of an address: a screen of ours, and no number of anybody's order. */
function screenOf(path: string): string {
  return /^\/([a-z-]{1,40})(\/|$)/.exec(path)?.[1] ?? "home";
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
