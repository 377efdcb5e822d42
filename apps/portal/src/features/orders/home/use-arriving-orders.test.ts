import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { expect, test } from "vitest";
import { someOrderRow } from "../../../testing/some-order-row.ts";
import { arriving } from "./use-arriving-orders.ts";

const today = toLocalDate("2026-11-20");
const row = (orderNumber: string, deliveryDate: string, state: string) =>
  someOrderRow({ orderNumber, deliveryDate, state } as Parameters<typeof someOrderRow>[0]);
const shown = (...rows: ReturnType<typeof row>[]) =>
  arriving(rows, today).map(({ orderNumber }) => orderNumber);

test("what comes today and what is on its way stands there, the earliest first", () => {
  expect(
    shown(
      row("later", "2026-11-23", "on-the-way"),
      row("today", "2026-11-20", "confirmed"),
      row("not yet", "2026-11-23", "confirmed"),
    ),
  ).toEqual(["today", "later"]);
});

test("no more than three, and nothing where nothing comes", () => {
  const four = ["1", "2", "3", "4"].map((number) => row(number, "2026-11-20", "on-the-way"));
  expect(shown(...four)).toEqual(["1", "2", "3"]);
  expect(shown(row("not yet", "2026-11-23", "received"))).toEqual([]);
});
