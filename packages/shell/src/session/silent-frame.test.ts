import { SILENT_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import { describe, expect, test } from "vitest";
import { manualTimers } from "../testing/manual-timers.ts";
import { answerIn, type SilentFrame } from "./silent-frame.ts";

const callback = { pathname: SILENT_CALLBACK_PATH, search: "?code=c1" };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A frame whose address the test sets, and whose loading it tells; what is foreign may not be looked into. */
function frameAt(first: object | "foreign") {
  let address = first;
  let reads = 0;
  const told: (() => void)[] = [];
  const frame: SilentFrame = {
    addEventListener: (_name: string, listener: unknown) => {
      if (typeof listener === "function") told.push(() => Reflect.apply(listener, undefined, []));
    },
    contentWindow: {
      get location() {
        reads += 1;
        if (address === "foreign") throw new DOMException("foreign", "SecurityError");
        return { pathname: "", search: "", ...(address as object) };
      },
    },
  };
  return {
    frame,
    go: (next: object | "foreign") => {
      address = next;
    },
    load: () => {
      for (const tell of told) tell();
    },
    reads: () => reads,
  };
}

describe("SESSION-26 CONST-10 whether the provider has answered", () => {
  test("SESSION-26 CONST-10 is looked at every 100 ms, also before the page has loaded", async () => {
    const timers = manualTimers(0);
    const { frame, go, reads } = frameAt("foreign");
    let answer: string | undefined;
    void answerIn(frame, timers).then((search) => {
      answer = search;
    });
    for (const expected of [1, 2, 3]) {
      await turn();
      expect(reads()).toBe(expected);
      if (expected < 3) timers.advance(100);
    }
    go(callback);
    await turn();
    timers.advance(99);
    await turn();
    expect(answer).toBeUndefined();
    timers.advance(1);
    await turn();
    expect(answer).toBe("?code=c1");
  });

  test("OP-106 after five seconds it is given up", async () => {
    const timers = manualTimers(0);
    let answer: string | undefined;
    void answerIn(frameAt({ pathname: "/login" }).frame, timers).then((search) => {
      answer = search;
    });
    for (let at = 0; at < 5000; at += 100) {
      await turn();
      expect(answer).toBeUndefined();
      timers.advance(100);
    }
    await turn();
    expect(answer).toBe("");
  });

  test.each([
    ["our callback page", callback, "?code=c1"],
    ["a page of errors", { pathname: "/oidc/error" }, ""],
    ["a foreign page", "foreign", ""],
  ] as const)("what has loaded is %s: it is known at once", async (_what, address, expected) => {
    const { frame, go, load } = frameAt("foreign");
    const answer = answerIn(frame, manualTimers(0));
    go(address);
    load();
    expect(await answer).toBe(expected);
  });
});
