import { describe, expect, it, vi } from "vitest";
import { createCartWriter } from "./cart-writer.ts";
import type { WantedLine } from "./wanted-line.ts";

const line = (sku: string, packages: number): WantedLine<string> => ({
  sku,
  product: sku,
  amounts: { packages, layers: 0, pallets: 0 },
});

/** A server that answers when it is told to. */
function slowServer() {
  const calls: { lines: readonly WantedLine<string>[]; answer: () => void; fail: (cause: Error) => void }[] =
    [];
  const send = (lines: readonly WantedLine<string>[]) =>
    new Promise<void>((resolve, reject) => calls.push({ lines, answer: resolve, fail: reject }));
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
    writer.put(line("a", 1));
    await turn();
    writer.put(line("a", 12));
    writer.put(line("b", 3));
    writer.put(line("a", 120));
    await turn();
    expect(calls.map(({ lines }) => lines)).toEqual([[line("a", 1)]]);
    calls[0]?.answer();
    await turn();
    expect(calls[1]?.lines).toEqual([line("b", 3), line("a", 120)]);
  });

  it("joins what is wanted at the same moment into one call", async () => {
    const { calls, send } = slowServer();
    const writer = createCartWriter({ ...ports(), send });
    for (const sku of ["a", "b", "c"]) writer.put(line(sku, 1));
    await turn();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.lines).toHaveLength(3);
  });

  it("CART-19: gives the lines of a failed call back and goes on with the next", async () => {
    const { calls, send } = slowServer();
    const onFailed = vi.fn();
    const onIdle = vi.fn();
    const writer = createCartWriter({ ...ports(), send, onIdle, onFailed });
    writer.put(line("a", 1));
    await turn();
    writer.put(line("b", 2));
    const broken = new Error("broken");
    calls[0]?.fail(broken);
    await turn();
    expect(onFailed).toHaveBeenCalledWith([line("a", 1)], broken);
    expect(calls[1]?.lines).toEqual([line("b", 2)]);
    calls[1]?.answer();
    await writer.whenIdle();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(await writer.whenIdle()).toBe(true);
  });
});

describe("writing to the cart without a network", () => {
  async function unreached() {
    const server = slowServer();
    const told = ports();
    const writer = createCartWriter({ ...told, send: server.send });
    writer.put(line("a", 1));
    await turn();
    return { ...server, told, writer };
  }

  it("CART-19: keeps the lines, says so once, and sends them when there is a network again", async () => {
    const { calls, told, writer } = await unreached();
    calls[0]?.fail(noNetwork);
    expect(await writer.whenIdle()).toBe(false);
    expect(told.onUnreached).toHaveBeenCalledExactlyOnceWith(noNetwork);
    expect(told.onFailed).not.toHaveBeenCalled();
    expect(told.onIdle).not.toHaveBeenCalled();
    expect(writer.unanswered()).toEqual([line("a", 1)]);
    writer.retry();
    await turn();
    expect(calls[1]?.lines).toEqual([line("a", 1)]);
    calls[1]?.answer();
    expect(await writer.whenIdle()).toBe(true);
    expect(told.onIdle).toHaveBeenCalledTimes(1);
    expect(writer.unanswered()).toEqual([]);
  });

  it("CART-06: the last word on a product counts, also when the call that failed was older", async () => {
    const { calls, writer } = await unreached();
    writer.put(line("a", 7));
    expect(writer.unanswered()).toEqual([line("a", 1), line("a", 7)]);
    calls[0]?.fail(noNetwork);
    await turn();
    expect(calls).toHaveLength(1);
    writer.retry();
    await turn();
    expect(calls[1]?.lines).toEqual([line("a", 7)]);
  });

  it("CART-19: the next line takes along what was kept", async () => {
    const { calls, writer } = await unreached();
    calls[0]?.fail(noNetwork);
    await turn();
    writer.put(line("b", 2));
    await turn();
    expect(calls[1]?.lines).toEqual([line("a", 1), line("b", 2)]);
  });

  it("retries nothing when nothing is kept", async () => {
    const { calls, writer } = await unreached();
    calls[0]?.answer();
    await turn();
    writer.retry();
    await turn();
    expect(calls).toHaveLength(1);
    expect(await writer.whenIdle()).toBe(true);
  });
});
