import { decodeEvent, HEARTBEAT_MS, type PortalEvent } from "@vycep/contract/events/events";
import { HEADER } from "@vycep/contract/headers";
import { EVENTS_PATH } from "@vycep/contract/services";
import { createParser } from "eventsource-parser";
import { noticeClosing } from "../api/closed.ts";
import { machineTimers, type Timers } from "../clock/clock.ts";
import { shellPorts } from "../ports.ts";
import { authClient } from "../session/auth-client.ts";
import { currentToken } from "../session/session.ts";

export interface EventPorts {
  readonly onEvent: (event: PortalEvent) => void;
  /** The stream is open again after a gap, in which anything may have happened. */
  readonly onReopened: () => void;
  readonly timers?: Timers | undefined;
}

/** A stream that says nothing for so long has been cut by somebody in between. */
const silenceMs = HEARTBEAT_MS * 2.5;
/** A page that nobody sees gives its stream back after so long; it reads all anew when it is seen again. */
const unseenMs = 30_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Listens to what the server tells this customer, with the session's token, for as long as the page is seen. A stream
 * that ends or breaks is opened again, each failure doubling the pause (with a random part, so that a server that comes
 * back is not met by everybody at once). Answers how to stop.
 */
export function listenToEvents({ onEvent, onReopened, timers = machineTimers }: EventPorts): () => void {
  let running: AbortController | undefined;
  let cancelPause: (() => void) | undefined;
  let cancelLeaving: (() => void) | undefined;
  let failures = 0;
  let hasBeenOpen = false;
  let isStopped = false;

  function open(): void {
    cancelPause?.();
    if (isStopped || running !== undefined || isHidden() || currentToken() === undefined) return;
    const leaving = new AbortController();
    running = leaving;
    void follow(leaving)
      .catch(() => undefined)
      .then((pauseMs) => {
        if (running === leaving) running = undefined;
        if (!leaving.signal.aborted || pauseMs !== undefined) openLater(pauseMs);
      });
  }
  function openLater(askedMs = 0): void {
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    failures += 1;
    cancelPause?.();
    cancelPause = timers.after(Math.max(askedMs, pauseMs * (0.5 + Math.random() / 2)), open);
  }
  /** Reads one stream to its end; answers how long the server wants to be left alone, where it says so. */
  async function follow(leaving: AbortController): Promise<number | undefined> {
    const response = await fetch(EVENTS_PATH, {
      headers: {
        accept: "text/event-stream",
        [HEADER.authorization]: `Bearer ${authClient.bearerFor("services")}`,
        ...shellPorts().companyHeaders(),
      },
      signal: leaving.signal,
      cache: "no-store",
    });
    if (!response.ok || response.body === null) {
      // A page on which nothing is done hears from its stream alone that the brewery has closed the portal (CONFIG-08).
      noticeClosing({ status: response.status, body: await jsonOf(response) });
      return Number(response.headers.get("retry-after") ?? 0) * 1000;
    }
    if (hasBeenOpen) onReopened();
    hasBeenOpen = true;
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const told = decodeEvent(event, data);
        if (told !== undefined) onEvent(told);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const cancelSilence = timers.after(silenceMs, () => void reader.cancel());
      const { done, value } = await reader.read().finally(cancelSilence);
      if (done) return undefined;
      failures = 0;
      parser.feed(value);
    }
  }
  function close(): void {
    running?.abort();
    running = undefined;
    cancelPause?.();
  }
  function handleVisibility(): void {
    cancelLeaving?.();
    if (isHidden()) cancelLeaving = timers.after(unseenMs, close);
    else openNow();
  }
  function openNow(): void {
    failures = 0;
    open();
  }

  document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("online", openNow);
  open();
  return () => {
    isStopped = true;
    document.removeEventListener("visibilitychange", handleVisibility);
    window.removeEventListener("online", openNow);
    cancelLeaving?.();
    close();
  };
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}

/** What a refusal says; nothing where somebody in between answered in words of their own. */
async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
