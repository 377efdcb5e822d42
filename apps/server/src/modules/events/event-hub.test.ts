import { HEARTBEAT_MS, heartbeat } from "@vycep/contract/events/events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEventHub } from "./event-hub.ts";

const token = (uid: string) => ({ uid, ids: [`${uid}-token`] });
const long = 10 * 60_000;
const cartAt = (uid: string, version: number, company = "C1") =>
  JSON.stringify({ kind: "cart", uid, company, id: "c".repeat(32), version });
const ofCompany = (company: string) => ({ company, places: [], market: "CZ" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the streams of one process", () => {
  it("are kept open by a beat, and none is left when nobody listens", () => {
    const hub = createEventHub();
    const stream = hub.admit(token("U001"), long);
    vi.advanceTimersByTime(HEARTBEAT_MS + 1);
    expect(String(stream.body.read())).toBe(heartbeat + heartbeat);
    expect(vi.getTimerCount()).toBe(2);
    stream.end();
    return vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it("end when their token does", async () => {
    const { body } = createEventHub().admit(token("U001"), 60_000);
    body.resume();
    vi.advanceTimersByTime(60_001);
    await vi.waitFor(() => expect(body.readableEnded).toBe(true));
  });

  it("are so many per person and per process, and a place is free again when one leaves", async () => {
    const hub = createEventHub({ perUser: 2, perProcess: 3 });
    const first = hub.admit(token("U001"), long);
    hub.admit(token("U001"), long);
    expect(() => hub.admit(token("U001"), long)).toThrow(/too many/i);
    hub.admit(token("U002"), long);
    expect(() => hub.admit(token("U003"), long)).toThrow(/moment|unavailable/i);
    first.end();
    await vi.waitFor(() => expect(hub.admit(token("U001"), long)).toBeDefined());
  });

  it("C21 D47 tell a cart to its own user alone, where they act for its company", () => {
    const hub = createEventHub();
    const own = hub.admit(token("U001"), long);
    const foreign = hub.admit(token("U002"), long);
    own.follow(ofCompany("C1"));
    foreign.follow(ofCompany("C1"));
    hub.tell(cartAt("U001", 7));
    hub.tell(cartAt("U001", 8, "C2"));
    hub.tell("what is this");
    hub.tell('{"kind":"cart","uid":"U002"}');
    expect(String(own.body.read())).toBe(
      `${heartbeat}event: cart\ndata: {"cartId":"${"c".repeat(32)}","version":7}\n\n`,
    );
    expect(String(foreign.body.read())).toBe(heartbeat);
  });

  it("CONFIG-08 end where maintenance of their market came or went, and nowhere else", async () => {
    const hub = createEventHub();
    const [czech, slovak] = [hub.admit(token("U001"), long), hub.admit(token("U012"), long)];
    czech.follow(ofCompany("C1"));
    slovak.follow({ ...ofCompany("C2"), market: "SK" });
    for (const { body } of [czech, slovak]) body.resume();
    hub.tell(JSON.stringify({ kind: "maintenance", market: "CZ" }));
    await vi.waitFor(() => expect(czech.body.readableEnded).toBe(true));
    expect(slovak.body.readableEnded).toBe(false);
  });

  it("drop a reader who lets everything lie", async () => {
    const hub = createEventHub();
    const { body, follow } = hub.admit(token("U001"), long);
    follow(ofCompany("C1"));
    for (let version = 0; version < 4000 && !body.destroyed; version += 1) hub.tell(cartAt("U001", version));
    expect(body.destroyed).toBe(true);
  });
});
