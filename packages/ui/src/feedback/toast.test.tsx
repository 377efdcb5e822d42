import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { ToastRegion } from "./toast.tsx";
import { createToastStore } from "./toast-store.ts";

function drawRegion() {
  const store = createToastStore();
  const { user } = draw(<ToastRegion store={store} label="Oznámení" dismissLabel="Zavřít oznámení" />);
  const region = screen.getByRole("region", { name: "Oznámení" });
  const show = (...toasts: readonly Parameters<typeof store.show>[0][]) =>
    act(() => {
      for (const toast of toasts) store.show(toast);
    });
  return {
    user,
    show,
    region,
    texts: () =>
      within(region)
        .queryAllByRole("listitem")
        .map((item) => item.textContent),
  };
}

test("messages are read out politely as they come, the three newest stay", async () => {
  const { show, region, texts } = drawRegion();
  expect(within(region).getByRole("list").getAttribute("aria-live")).toBe("polite");
  show(
    { text: "a", tone: "info" },
    { text: "b", tone: "success" },
    { text: "c", tone: "error" },
    { text: "d", tone: "info" },
  );
  expect(texts()).toEqual(["b", "c", "d"]);
  await expectAccessible();
});

test("each is closed by its cross", async () => {
  const { user, show, texts } = drawRegion();
  show({ text: "a", tone: "info" }, { text: "b", tone: "info" });
  const [first] = screen.getAllByRole("button", { name: "Zavřít oznámení" });
  if (first === undefined) throw new Error("there is no cross");
  await user.click(first);
  expect(texts()).toEqual(["b"]);
});

test("the way back is a button that acts and takes the message away", async () => {
  const { user, show, texts } = drawRegion();
  const handleAct = vi.fn();
  show({ text: "Odebráno.", tone: "success", action: { label: "Vrátit", onAct: handleAct } });
  await user.click(screen.getByRole("button", { name: "Vrátit" }));
  expect(handleAct).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

test("the way onward is a link", async () => {
  const { show } = drawRegion();
  show({ text: "Uloženo.", tone: "success", action: { label: "Zobrazit", href: "/orders/saved" } });
  expect(screen.getByRole("link", { name: "Zobrazit" }).getAttribute("href")).toBe("/orders/saved");
  await expectAccessible();
});

describe("time", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test("a message leaves after 6 s, one with a way out after 10 s", () => {
    const { show, texts } = drawRegion();
    show({ text: "a", tone: "info" }, { text: "b", tone: "info", action: { label: "Zobrazit", href: "/b" } });
    pass(5999);
    expect(texts()).toEqual(["a", "bZobrazit"]);
    pass(1);
    expect(texts()).toEqual(["bZobrazit"]);
    pass(4000);
    expect(texts()).toEqual([]);
  });

  test("it waits while it is pointed at or has the focus, and then stays its whole time", () => {
    const { show, texts, region } = drawRegion();
    show({ text: "a", tone: "info" });
    const message = within(region).getByRole("listitem");
    const cross = within(message).getByRole("button");
    pass(5000);
    fireEvent.mouseEnter(message);
    pass(60_000);
    expect(texts()).toEqual(["a"]);
    fireEvent.mouseLeave(message);
    act(() => cross.focus());
    pass(60_000);
    expect(texts()).toEqual(["a"]);
    act(() => cross.blur());
    pass(5999);
    expect(texts()).toEqual(["a"]);
    pass(1);
    expect(texts()).toEqual([]);
  });
});

test("a message comes to lie on nothing that can be pressed, and makes way for what comes", async () => {
  const { show, region } = drawRegion();
  const pressed = document.createElement("button");
  pressed.checkVisibility = () => true;
  document.body.append(pressed);
  const { innerHeight: height } = window;
  const stand = (top: number) => {
    pressed.getBoundingClientRect = () => new DOMRect(0, top, 1440, 40);
  };
  const bottom = () => region.style.getPropertyValue("--toast-bottom");
  stand(height - 60);
  show({ text: "a", tone: "info" });
  for (const item of within(region).getAllByRole("listitem"))
    item.getBoundingClientRect = () => new DOMRect(0, 0, 480, 52);
  await vi.waitFor(() => expect(bottom()).toBe("64px"), 5000);
  stand(height - 110);
  await vi.waitFor(() => expect(bottom()).toBe("12px"), 5000);
  pressed.remove();
});
