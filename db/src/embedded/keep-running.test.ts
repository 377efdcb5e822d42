import { describe, expect, test } from "vitest";
import { keepRunning } from "./keep-running.ts";

const ended = "PostgreSQL ended by itself, starting it again …";
const again = "PostgreSQL runs again; what was confirmed is there.";

/** Looks of which each says whether the database runs then: "+" yes, "-" no. */
async function* looks(signs: string, on: { isRunning: boolean }): AsyncGenerator<void> {
  for (const sign of signs) {
    on.isRunning = sign === "+";
    yield;
  }
}

async function keep(signs: string, restart = async () => {}) {
  const state = { isRunning: true };
  const said: string[] = [];
  const outcome = await keepRunning(
    { isRunning: () => state.isRunning, restart },
    { ticks: looks(signs, state), say: (line) => said.push(line) },
  ).then(
    () => "kept",
    (error: Error) => error.message,
  );
  return { outcome, said };
}

describe("the PostgreSQL of npm start", () => {
  test.each([
    ["that runs is left alone, without a word", "+++++", 0],
    ["that ended is started again, and said", "++-++", 1],
    ["may end a few times", "-+-+-+", 3],
    ["may end once in a while for ever", `-${"+".repeat(299)}`.repeat(8), 8],
  ])("%s", async (_, signs, restarts) => {
    expect(await keep(signs)).toEqual({
      outcome: "kept",
      said: Array.from({ length: restarts }, () => [ended, again]).flat(),
    });
  });

  test("that ends again and again is given up in words", async () => {
    const { outcome, said } = await keep("-+-+-+-+");
    expect(outcome).toBe(
      "PostgreSQL ended by itself again and again. What it said stands in its server.log.",
    );
    expect(said).toHaveLength(6);
  });

  test("that cannot be started again is told with its reason", async () => {
    const { outcome, said } = await keep("+-+", () => Promise.reject(new Error("the disk is full")));
    expect([outcome, said]).toEqual(["the disk is full", [ended]]);
  });
});
