import { describe, expect, test, vi } from "vitest";
import { failureOf } from "./api-error.ts";

describe("what a browser throws where nobody answers", () => {
  test.each(["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])(
    "%s: there is no network",
    (message) => {
      expect(failureOf(new TypeError(message)).kind).toBe("network");
    },
  );

  test.each([
    "Failed to fetch dynamically imported module: https://portal.example/a.js",
    "x is not a function",
  ])("%s: a fault of ours", (message) => {
    expect(failureOf(new TypeError(message)).kind).toBe("server");
  });

  test("a file of the page that did not come while the browser knows of no connection: no fault of ours", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const missing = new TypeError("Failed to fetch dynamically imported module: https://portal.example/a.js");
    expect(failureOf(missing).kind).toBe("network");
    vi.unstubAllGlobals();
  });
});
