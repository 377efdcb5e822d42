import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("the cart session is made when it is first asked for, once, and not by the import", async () => {
  const listen = vi.fn();
  const fetched = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("fetch", fetched);
  // One of its own: files of a worker share their modules, and another may have asked for the session before.
  const own = "./cart-session.ts?own";
  const { cartSession }: typeof import("./cart-session.ts") = await import(/* @vite-ignore */ own);
  expect(listen).not.toHaveBeenCalled();
  const session = cartSession();
  expect(cartSession()).toBe(session);
  expect(listen).toHaveBeenCalledExactlyOnceWith("online", expect.any(Function));
  expect(fetched).not.toHaveBeenCalled();
});
