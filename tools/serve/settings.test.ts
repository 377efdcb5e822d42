import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("D31 npm start is the demo, but for a real brewery", () => {
  expect(readSettings({})?.config.demo).toBe(true);
  expect(readSettings({ VYCEP_DEMO: "off" })?.config.demo).toBe(false);
  expect(readSettings({ NODE_ENV: "production", VYCEP_SECRET: "x".repeat(32) })?.config.demo).toBe(false);
  expect(readSettings({ NODE_ENV: "production", VYCEP_SECRET: "x".repeat(32), VYCEP_DEMO: "on" })).toBeNull();
});

test("D26 the demo shows the second theme on a host of its own, a real brewery where it says so", () => {
  const themes = (environment: NodeJS.ProcessEnv) =>
    readSettings(environment)?.config.sites.map(({ origin, theme }) => `${origin} ${theme}`);
  expect(themes({ PORT: "3000" })).toEqual([
    "http://127.0.0.1:3000 main",
    "http://ponente.localhost:3000 peroni",
  ]);
  expect(themes({ NODE_ENV: "production", VYCEP_SECRET: "x".repeat(32) })).toEqual([
    "http://127.0.0.1:3000 main",
  ]);
});
