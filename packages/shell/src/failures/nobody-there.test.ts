import { describe, expect, test } from "vitest";
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
});
