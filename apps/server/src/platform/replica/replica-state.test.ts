import { describe, expect, test } from "vitest";
import { parsePosition } from "./lsn.ts";
import { createReplicaState } from "./replica-state.ts";

/** A primary and a copy that a test moves by hand, and a clock that each question of the copy moves on by ten milliseconds. */
function made() {
  const world = { written: 100n, replayed: 100n as bigint | undefined, isDead: false, now: 0, asked: 0 };
  const reports: string[] = [];
  const state = createReplicaState(
    {
      written: async () => {
        world.asked += 1;
        return world.written;
      },
      replayed: async () => {
        world.now += 10;
        if (world.isDead) throw new Error("nobody answers");
        return world.replayed;
      },
      report: (error) => reports.push(error.message),
    },
    () => world.now,
  );
  return { world, state, reports };
}

describe("OPS-06 a copy", () => {
  test("is read once it was seen to have everything, and while it has all that was committed before", async () => {
    const { world, state } = made();
    expect([await state.hasCaughtUp(), state.standing()]).toEqual([false, "behind"]);
    await state.look();
    expect([await state.hasCaughtUp(), state.standing()]).toEqual([true, "follows"]);
    world.written = 200n;
    world.replayed = 200n;
    expect(await state.hasCaughtUp()).toBe(true);
  });

  test("that lags is waited for a little and by nobody after, told with how far, and read again by itself", async () => {
    const { world, state, reports } = made();
    await state.look();
    world.written = 150n;
    expect(await state.hasCaughtUp()).toBe(false);
    expect(state.standing()).toBe("behind");
    const waited = world.now;
    expect(await state.hasCaughtUp()).toBe(false);
    expect(world.now).toBe(waited);
    world.now += 5000;
    expect(state.lag().bytes).toBe(50);
    expect(state.lag().seconds).toBeGreaterThanOrEqual(5);
    expect(reports).toEqual(["the replica is left: it lags by 50 bytes"]);
    world.replayed = 150n;
    await state.look();
    expect([await state.hasCaughtUp(), state.lag()]).toEqual([true, { bytes: 0, seconds: 0 }]);
  });

  test("that dies, is promoted or comes of another history is left", async () => {
    for (const break_ of [
      (world: ReturnType<typeof made>["world"]) => {
        world.isDead = true;
      },
      (world: ReturnType<typeof made>["world"]) => {
        world.replayed = undefined;
      },
      (world: ReturnType<typeof made>["world"]) => {
        // The primary went on from before what this copy has.
        world.written = 90n;
      },
    ]) {
      const { world, state } = made();
      await state.look();
      break_(world);
      await state.look();
      expect([await state.hasCaughtUp(), state.standing()]).toEqual([false, "away"]);
    }
  });

  test("whose statement failed is left at once, until it was looked at again", async () => {
    const { state, reports } = made();
    await state.look();
    state.failed(new Error("connection lost"));
    expect([await state.hasCaughtUp(), state.standing()]).toEqual([false, "away"]);
    expect(reports).toEqual(["the replica is left: connection lost"]);
    await state.look();
    expect(await state.hasCaughtUp()).toBe(true);
  });

  test("requests that ask at once share an answer that was asked for after they came", async () => {
    const { world, state } = made();
    await state.look();
    const before = world.asked;
    const first = state.hasCaughtUp();
    world.written = 200n;
    const others = Array.from({ length: 20 }, () => state.hasCaughtUp());
    world.replayed = 200n;
    expect(await Promise.all([first, ...others])).toEqual(Array.from({ length: 21 }, () => true));
    expect(world.asked - before).toBe(2);
  });

  test("positions are compared as numbers, not as text", () => {
    expect(parsePosition("2/0") > parsePosition("1/FFFFFFFF")).toBe(true);
    expect(parsePosition("A/0") > parsePosition("9/1")).toBe(true);
    expect(parsePosition("16/B374D848")).toBe(97_500_059_720n);
  });
});
