import { expect, test, vi } from "vitest";
import { openPath, shownPush } from "./push-message.ts";

const message = (kind: string, subject: string, language = "cs") =>
  JSON.stringify({ kind, subject, language, topic: "t1", secret: { total: 12 } });

test.each([
  [
    message("order-delivered", "4700100498"),
    "Něco nového u objednávky 4700100498.",
    "/orders/history/4700100498",
  ],
  [
    message("ticket-answered", "CS0010021", "sk"),
    "Niečo nové pri požiadavke CS0010021.",
    "/support/tickets/CS0010021",
  ],
  [message("cart-waiting", "", "en"), "Your cart is waiting to be sent.", "/cart"],
  [message("delivery-changed", "500101"), "Něco nového u vašich dodávek.", "/notices"],
  [message("order-delivered", ""), "Něco nového v zákaznickém portálu.", "/notices"],
  [
    message("order-delivered", "../../x?y"),
    "Něco nového u objednávky ../../x?y.",
    "/orders/history/..%2F..%2Fx%3Fy",
  ],
  [message("something-newer", "1"), "Něco nového v zákaznickém portálu.", "/notices"],
  ["{broken", "Něco nového v zákaznickém portálu.", "/notices"],
  ["null", "Něco nového v zákaznickém portálu.", "/notices"],
  [undefined, "Něco nového v zákaznickém portálu.", "/notices"],
])("PUSH-02 PUSH-03 %s", (text, body, path) => {
  expect(shownPush(text)).toMatchObject({ body, path });
});

test("PUSH-02 a tap opens the very thing: where the portal is open, else in a new window", async () => {
  const open = {
    url: "https://portal.example/",
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  };
  const openWindow = vi.fn(async () => undefined);
  await openPath("/cart", { matchAll: async () => [open], openWindow });
  expect([open.focus.mock.calls.length, open.navigate.mock.calls]).toEqual([1, [["/cart"]]]);
  open.focus.mockRejectedValueOnce(new Error("not allowed"));
  await openPath("/notices", { matchAll: async () => [open], openWindow });
  expect(open.navigate.mock.calls).toEqual([["/cart"], ["/notices"]]);
  await openPath("/cart", { matchAll: async () => [], openWindow });
  expect(openWindow.mock.calls).toEqual([["/cart"]]);
});
