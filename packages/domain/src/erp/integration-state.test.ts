import { describe, expect, test } from "vitest";
import { type IntegrationFacts, integrationState } from "./integration-state.ts";

const well: IntegrationFacts = {
  ...{ isConnected: true, answers: true, refused: 0, failing: 0, oldestFailingMs: 0, othersGoThrough: true },
};
const fiveMinutes = 300_000;

describe("DINT-01 how a connection is", () => {
  test.each([
    ["nothing is connected", { isConnected: false, answers: false }, "off"],
    ["all goes through", {}, "working"],
    ["it does not answer", { answers: false }, "away"],
    ["something was refused", { refused: 1 }, "troubled"],
    ["one fails, others go through", { failing: 1, oldestFailingMs: fiveMinutes }, "troubled"],
    [
      "nothing goes through, not for long",
      { failing: 3, oldestFailingMs: fiveMinutes - 1, othersGoThrough: false },
      "troubled",
    ],
    [
      "nothing has gone through for five minutes, whatever the address answers",
      { failing: 3, oldestFailingMs: fiveMinutes, othersGoThrough: false },
      "away",
    ],
  ] as const)("%s", (_case, facts, expected) => {
    expect(integrationState({ ...well, ...facts })).toBe(expected);
  });
});
