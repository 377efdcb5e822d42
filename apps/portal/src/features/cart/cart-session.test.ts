import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("the cart session is made when it is first asked for, once, and not by the import", async () => {
  const listen = vi.fn();
  const fetched = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("fetch", fetched);
  const { cartSession } = await import("./cart-session.ts");
  expect(listen).not.toHaveBeenCalled();
  const session = cartSession();
  expect(cartSession()).toBe(session);
  expect(listen).toHaveBeenCalledExactlyOnceWith("online", expect.any(Function));
  expect(fetched).not.toHaveBeenCalled();
});
