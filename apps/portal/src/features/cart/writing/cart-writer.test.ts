import { describe, expect, it, vi } from "vitest";
import { createCartWriter, type Wish } from "./cart-writer.ts";

const wish = (sku: string, packages: number): Wish<string> => ({
  sku,
  product: sku,
  amounts: { packages, layers: 0, pallets: 0 },
});

/** A server that answers when it is told to. */
function slowServer() {
  const calls: { wishes: readonly Wish<string>[]; answer: () => void; fail: (cause: Error) => void }[] = [];
  const send = (wishes: readonly Wish<string>[]) =>
    new Promise<void>((resolve, reject) => calls.push({ wishes, answer: resolve, fail: reject }));
  return { calls, send };
}

const noNetwork = new Error("no network");
const ports = () => ({
  onIdle: vi.fn(),
  onFailed: vi.fn(),
  isUnreached: (cause: unknown) => cause === noNetwork,
  onUnreached: vi.fn(),
  onChange: vi.fn(),
});

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("writing to the cart", () => {
  it("CART-06: sends one call at a time, and the last word on a product", async () => {
    const { calls, send } = slowServer();
    const writer = createCartWriter({ ...ports(), send });
    writer.wish(wish("a", 1));
    await turn();
    writer.wish(wish("a", 12));
    writer.wish(wish("b", 3));
    writer.wish(wish("a", 120));
    await turn();
    expect(calls.map(({ wishes }) => wishes)).toEqual([[wish("a", 1)]]);
    calls[0]?.answer();
    await turn();
    expect(calls[1]?.wishes).toEqual([wish("b", 3), wish("a", 120)]);
  });

  it("joins wishes of the same moment into one call", async () => {
    const { calls, send } = slowServer();
    const writer = createCartWriter({ ...ports(), send });
    for (const sku of ["a", "b", "c"]) writer.wish(wish(sku, 1));
    await turn();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.wishes).toHaveLength(3);
  });

  it("CART-19: gives the wishes of a failed call back and goes on with the next", async () => {
    const { calls, send } = slowServer();
    const onFailed = vi.fn();
    const onIdle = vi.fn();
    const writer = createCartWriter({ ...ports(), send, onIdle, onFailed });
    writer.wish(wish("a", 1));
    await turn();
    writer.wish(wish("b", 2));
    const broken = new Error("broken");
    calls[0]?.fail(broken);
    await turn();
    expect(onFailed).toHaveBeenCalledWith([wish("a", 1)], broken);
    expect(calls[1]?.wishes).toEqual([wish("b", 2)]);
    calls[1]?.answer();
    await writer.settled();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(writer.isBusy()).toBe(false);
  });
});

describe("writing to the cart without a network", () => {
  async function unreached() {
    const server = slowServer();
    const told = ports();
    const writer = createCartWriter({ ...told, send: server.send });
    writer.wish(wish("a", 1));
    await turn();
    return { ...server, told, writer };
  }

  it("CART-19: keeps the wishes, says so once, and sends them when there is a network again", async () => {
    const { calls, told, writer } = await unreached();
    calls[0]?.fail(noNetwork);
    expect(await writer.settled()).toBe(false);
    expect(told.onUnreached).toHaveBeenCalledExactlyOnceWith(noNetwork);
    expect(told.onFailed).not.toHaveBeenCalled();
    expect(told.onIdle).not.toHaveBeenCalled();
    expect(writer.unanswered()).toEqual([wish("a", 1)]);
    writer.retry();
    await turn();
    expect(calls[1]?.wishes).toEqual([wish("a", 1)]);
    calls[1]?.answer();
    expect(await writer.settled()).toBe(true);
    expect(told.onIdle).toHaveBeenCalledTimes(1);
    expect(writer.unanswered()).toEqual([]);
  });

  it("CART-06: the last word on a product counts, also when the call that failed was older", async () => {
    const { calls, writer } = await unreached();
    writer.wish(wish("a", 7));
    expect(writer.unanswered()).toEqual([wish("a", 1), wish("a", 7)]);
    calls[0]?.fail(noNetwork);
    await turn();
    expect(calls).toHaveLength(1);
    writer.retry();
    await turn();
    expect(calls[1]?.wishes).toEqual([wish("a", 7)]);
  });

  it("CART-19: the next wish takes along what was kept", async () => {
    const { calls, writer } = await unreached();
    calls[0]?.fail(noNetwork);
    await turn();
    writer.wish(wish("b", 2));
    await turn();
    expect(calls[1]?.wishes).toEqual([wish("a", 1), wish("b", 2)]);
  });

  it("retries nothing when nothing is kept", async () => {
    const { calls, writer } = await unreached();
    calls[0]?.answer();
    await turn();
    writer.retry();
    await turn();
    expect(calls).toHaveLength(1);
    expect(writer.isBusy()).toBe(false);
  });
});
