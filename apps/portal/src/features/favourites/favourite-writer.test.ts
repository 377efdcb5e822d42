import { describe, expect, it } from "vitest";
import { createFavouriteWriter } from "./favourite-writer.ts";

/** A server whose answers a test gives by hand. */
function handServer() {
  const calls: { sku: string; wanted: boolean; answer: () => void; fail: (cause: Error) => void }[] = [];
  const failed: [string, unknown][] = [];
  const writer = createFavouriteWriter({
    send: (sku, wanted) =>
      new Promise((answer, fail) => {
        calls.push({ sku, wanted, answer, fail });
      }),
    onFailed: (sku, cause) => failed.push([sku, cause]),
  });
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { writer, calls, failed, settled };
}

describe("keeping and removing favourites (FAV-01, FAV-02)", () => {
  it("FAV-03 shows what is wanted before any answer, and until it has come", async () => {
    const { writer, calls, settled } = handServer();
    writer.put("a", true);
    expect([...writer.pending.get()]).toEqual([["a", true]]);
    calls[0]?.answer();
    await settled();
    expect(writer.pending.get().size).toBe(0);
    expect(calls).toMatchObject([{ sku: "a", wanted: true }]);
  });

  it("sends the last word of several, one call after another", async () => {
    const { writer, calls, settled } = handServer();
    writer.put("a", true);
    writer.put("a", false);
    writer.put("a", true);
    writer.put("a", false);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settled();
    expect(calls.map(({ wanted }) => wanted)).toEqual([true, false]);
    calls[1]?.answer();
    await settled();
    expect(writer.pending.get().size).toBe(0);
  });

  it("sends nothing more when the last word is what was sent", async () => {
    const { writer, calls, settled } = handServer();
    writer.put("a", true);
    writer.put("a", false);
    writer.put("a", true);
    calls[0]?.answer();
    await settled();
    expect(calls).toHaveLength(1);
  });

  it("different products do not wait for each other", () => {
    const { writer, calls } = handServer();
    writer.put("a", true);
    writer.put("b", false);
    expect(calls.map(({ sku }) => sku)).toEqual(["a", "b"]);
  });

  it("OP-125 FAV-11 what is refused is taken back, with its reason, and the next one is sent again", async () => {
    const { writer, calls, failed, settled } = handServer();
    const cause = new Error("full");
    writer.put("a", true);
    calls[0]?.fail(cause);
    await settled();
    expect(failed).toEqual([["a", cause]]);
    expect(writer.pending.get().size).toBe(0);
    writer.put("a", true);
    expect(calls).toHaveLength(2);
  });
});
