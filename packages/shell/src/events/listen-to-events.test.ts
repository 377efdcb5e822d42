import { encodeEvent, HEARTBEAT_MS, heartbeat, type PortalEvent } from "@vycep/contract/events/events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openAgain, portalClosed } from "../api/closed.ts";
import { parseIdToken } from "../session/id-token.ts";
import { acceptToken, dropToken } from "../session/session.ts";
import { manualTimers } from "../testing/manual-timers.ts";
import { signedToken } from "../testing/signed-token.ts";
import { listenToEvents } from "./listen-to-events.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const text = signedToken({ exp: Math.ceil(Date.now() / 1000) + 900 });
const told: PortalEvent[] = [];
let reopened = 0;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  page.visibilityState = "visible";
  told.length = 0;
  reopened = 0;
  const token = parseIdToken(text);
  if (token) acceptToken(token);
});
afterEach(() => {
  stop();
  openAgain();
  dropToken();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function listen() {
  const timers = manualTimers();
  stop = listenToEvents({
    onEvent: (event) => told.push(event),
    onReopened: () => {
      reopened += 1;
    },
    timers,
  });
  return timers;
}

/** A stream that the test writes to. */
function opens() {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
  });
  fetched.mockResolvedValueOnce(new Response(body));
  return {
    write: (words: string) => writer?.enqueue(new TextEncoder().encode(words)),
    end: () => writer?.close(),
  };
}
const refuses = (status: number, headers = {}, body?: object) =>
  fetched.mockResolvedValueOnce(
    new Response(body === undefined ? "" : JSON.stringify(body), { status, headers }),
  );
const calls = (count: number) => vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(count));
/** Lets what has been answered be worked on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const change: PortalEvent = { kind: "cart", cartId: "c", version: 2 };

describe("C21 listening to the server", () => {
  test("C21 sends the token, and hands on whole events however they are cut", async () => {
    const stream = opens();
    listen();
    stream.write(heartbeat + encodeEvent(change).slice(0, 9));
    stream.write(`${encodeEvent(change).slice(9)}event: weather\ndata: {}\n\n`);
    await vi.waitFor(() => expect(told).toEqual([change]));
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/events");
    expect(new Headers(init?.headers).get("authorization")).toBe(`Bearer ${text}`);
    expect(reopened).toBe(0);
  });

  test("C21 comes again after an end, with longer and longer pauses, and says that there was a gap", async () => {
    const first = opens();
    const timers = listen();
    await calls(1);
    first.end();
    await settle();
    for (const [status, pause] of [
      [503, 1_000],
      [503, 2_000],
      [503, 4_000],
    ] as const) {
      refuses(status);
      const before = fetched.mock.calls.length;
      timers.advance(pause / 2 - 1);
      expect(fetched).toHaveBeenCalledTimes(before);
      timers.advance(pause / 2 + 1);
      await calls(before + 1);
      await settle();
    }
    const again = opens();
    timers.advance(8_000);
    await vi.waitFor(() => expect(reopened).toBe(1));
    again.write(encodeEvent(change));
    await vi.waitFor(() => expect(told).toEqual([change]));
  });

  test("C21 leaves the server alone for as long as it asks", async () => {
    refuses(429, { "retry-after": "60" });
    const timers = listen();
    await calls(1);
    await settle();
    timers.advance(59_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    opens();
    timers.advance(1_001);
    await calls(2);
  });

  test("C21 a stream that a proxy has cut silently is given up", async () => {
    opens();
    const timers = listen();
    await calls(1);
    await settle();
    timers.advance(HEARTBEAT_MS * 2.5 + 1);
    await settle();
    opens();
    timers.advance(1_001);
    await calls(2);
  });

  test("C21 a window that nobody sees lets go after a while and comes back when it is seen", async () => {
    opens();
    const timers = listen();
    await calls(1);
    await settle();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    timers.advance(30_001);
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await settle();
    timers.advance(120_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    opens();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await calls(2);
  });

  test("CONFIG-08 a stream that is refused for maintenance closes the page; one that is merely refused does not", async () => {
    refuses(503, {}, { code: "unavailable" });
    const timers = listen();
    await calls(1);
    await settle();
    expect(portalClosed.get()).toBe(false);
    refuses(503, {}, { code: "maintenance" });
    timers.advance(1_001);
    await vi.waitFor(() => expect(portalClosed.get()).toBe(true));
  });

  test("C21 whoever has signed out asks nothing", async () => {
    dropToken();
    listen();
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });
});
