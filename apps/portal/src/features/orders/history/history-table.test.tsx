import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { named, rowsOf } from "../../../testing/find.ts";
import { api, openPortal, withPortal } from "../../../testing/portal-page.tsx";
import { someOrderRow } from "../../../testing/some-order-row.ts";

withPortal();

test("OP-71 an order goes by its own way, else by its type, and shows what nobody knows as it is", async () => {
  const said = [
    ["flatrate_flatrate", "YDOR"],
    ["", "YSER"],
    ["freight", "ZZZZ"],
    ["", "ZZZZ"],
  ] as const;
  const rows = said.map(([method, documentCode], index) =>
    someOrderRow({ orderNumber: `470010030${index}`, method, documentCode }),
  );
  api.set("orders", () => ({ sopList: rows, total: rows.length, next: null }));
  await openPortal("/orders/history");
  const [head = [], ...shown] = rowsOf(await screen.findByRole("table", { name: named("Moje objednávky") }));
  const at = head.indexOf("Doprava");
  expect(shown.map((cells) => cells[at])).toEqual(["Kamion", "Svoz obalů kamionem", "freight", "ZZZZ"]);
});
