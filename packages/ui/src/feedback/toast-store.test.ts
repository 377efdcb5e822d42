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

test("the same said again is said once, unless each has a way back of its own", () => {
  const store = createToastStore();
  const said = () => store.toasts().map(({ text }) => text);
  for (const text of ["Odesláno", "Uloženo", "Odesláno"]) store.show({ text, tone: "info" });
  expect(said()).toEqual(["Uloženo", "Odesláno"]);
  const action = { label: "Vrátit", onAct: () => undefined };
  for (let turn = 0; turn < 2; turn += 1) store.show({ text: "Odebráno", tone: "success", action });
  expect(said()).toEqual(["Odesláno", "Odebráno", "Odebráno"]);
});
