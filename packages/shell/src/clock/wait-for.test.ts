import { describe, expect, test } from "vitest";
import { manualTimers } from "../testing/manual-timers.ts";
import { waitFor } from "./wait-for.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Reads of a value that is there from some moment on. */
async function waited(patience: { readonly tries: number; readonly everyMs: number }, thereAfterMs: number) {
  const timers = manualTimers(0);
  let found: { readonly value: string | undefined; readonly atMs: number } | undefined;
  let reads = 0;
  const read = () => {
    reads += 1;
    return timers.now() >= thereAfterMs ? "there" : undefined;
  };
  void waitFor(read, { ...patience, timers }).then((value) => {
    found = { value, atMs: timers.now() };
  });
  for (let step = 0; step < 60 && found === undefined; step += 1) {
    await turn();
    if (found === undefined) timers.advance(50);
  }
  return { ...found, reads };
}

describe("waiting for what is about to be stored (OP-70)", () => {
  test.each([
    [
      "CALENDAR-32 at once when it is there",
      { tries: 10, everyMs: 100 },
      0,
      { value: "there", atMs: 0, reads: 1 },
    ],
    [
      "CALENDAR-32 a store id after 300 ms",
      { tries: 10, everyMs: 100 },
      300,
      { value: "there", atMs: 300, reads: 4 },
    ],
    [
      "CALENDAR-32 CALENDAR-34 no store id in ten tries",
      { tries: 10, everyMs: 100 },
      1e9,
      { value: undefined, atMs: 1000, reads: 11 },
    ],
    [
      "CALENDAR-33 a choice after 500 ms",
      { tries: 10, everyMs: 200 },
      500,
      { value: "there", atMs: 600, reads: 4 },
    ],
  ] as const)("%s", async (_name, patience, thereAfterMs, expected) => {
    expect(await waited(patience, thereAfterMs)).toEqual(expected);
  });

  test("CALENDAR-33 after two seconds it goes on without", async () => {
    const { value, atMs } = await waited({ tries: 10, everyMs: 200 }, 1e9);
    expect({ value, atMs }).toEqual({ value: undefined, atMs: 2000 });
  });
});
