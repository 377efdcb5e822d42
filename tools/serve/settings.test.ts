import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("D31 npm start is the demo, but for a real brewery", () => {
  expect(readSettings({})?.config.demo).toBe(true);
  expect(readSettings({ VYCEP_DEMO: "off" })?.config.demo).toBe(false);
  expect(readSettings({ NODE_ENV: "production", VYCEP_SECRET: "x".repeat(32) })?.config.demo).toBe(false);
  expect(readSettings({ NODE_ENV: "production", VYCEP_SECRET: "x".repeat(32), VYCEP_DEMO: "on" })).toBeNull();
});
