import { expect, test } from "vitest";
import { createToastStore } from "./toast-store.ts";

test("keeps the three newest messages and tells who listens", () => {
  const store = createToastStore();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  const ids = ["a", "b", "c", "d"].map((text) => store.show({ text, tone: "info" }));
  expect(store.toasts().map((toast) => toast.text)).toEqual(["b", "c", "d"]);
  store.dismiss(ids[2] ?? 0);
  expect(store.toasts().map((toast) => toast.text)).toEqual(["b", "d"]);
  expect(told).toBe(5);
  stop();
  store.show({ text: "e", tone: "info" });
  expect(told).toBe(5);
});
