import { describe, expect, test } from "vitest";
import { failureOf } from "./api-error.ts";

describe("what a browser throws where nobody answers", () => {
  test.each([
    "Failed to fetch",
    "Load failed",
    "NetworkError when attempting to fetch resource.",
    "Failed to fetch dynamically imported module: https://portal.example/a.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a.css",
  ])("%s: there is no network", (message) => {
    expect(failureOf(new TypeError(message)).kind).toBe("network");
  });

  test("anything else is a fault of ours", () => {
    expect(failureOf(new TypeError("x is not a function")).kind).toBe("server");
  });
});
