import { expect, test } from "vitest";
import { rememberIntendedPath, safePath, takeIntendedPath } from "./intended-path.ts";

test.each([
  ["/orders/history?page=2#top", "/orders/history?page=2#top"],
  ["/", "/"],
  ["//evil.example/x", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/\tevil", "/"],
  ["", "/"],
  ["/login", "/"],
  ["/login/callback?code=1", "/"],
  ["/login?interaction=1", "/"],
  ["/login-help", "/login-help"],
])("OP-105 of %s only a path of this site is kept: %s", (path, kept) => {
  expect(safePath(path)).toBe(kept);
});

test("SESSION-02 the intended path is used once", () => {
  rememberIntendedPath("/cart");
  expect(takeIntendedPath()).toBe("/cart");
  expect(takeIntendedPath()).toBe("/");
});
