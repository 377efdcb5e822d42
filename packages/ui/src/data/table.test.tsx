import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { Button } from "../actions/button.tsx";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { setWindowWidth } from "../testing/window-width.ts";
import { type Column, Table, type TableProps } from "./table.tsx";

interface Order {
  readonly number: string;
  readonly place: string;
  readonly total: string;
}

const orders: readonly Order[] = [
  { number: "4700102117", place: "U Modré hvězdy", total: "93 396 Kč" },
  { number: "4700100499", place: "Na Růžku", total: "39 744 Kč" },
  { number: "4700100305", place: "Na Růžku", total: "12 572 Kč" },
];

const columns: readonly Column<Order>[] = [
  { key: "number", header: "Číslo", cell: (order) => order.number, isRowHeader: true, isSortable: true },
  { key: "place", header: "Místo", cell: (order) => order.place, isWide: true },
  { key: "total", header: "Celkem", cell: (order) => order.total, align: "end", isSortable: true },
  {
    key: "actions",
    header: "Akce",
    isHeaderHidden: true,
    cell: (order) => <Button aria-label={`Znovu ${order.number}`}>Znovu</Button>,
  },
];

function drawTable(props: Partial<TableProps<Order>> = {}) {
  return draw(
    <Table
      caption="Moje objednávky"
      columns={columns}
      rows={orders}
      rowKey={(order) => order.number}
      {...props}
    />,
  );
}

const textOf = (element: HTMLElement) => element.textContent;

describe("on a desktop", () => {
  test("is a table with its name; every row is named by one cell", async () => {
    drawTable();
    const table = within(screen.getByRole("table", { name: "Moje objednávky" }));
    expect(table.getAllByRole("columnheader").map(textOf)).toEqual(["Číslo", "Místo", "Celkem", "Akce"]);
    expect(table.getAllByRole("rowheader").map(textOf)).toEqual(orders.map((order) => order.number));
    expect(table.getAllByRole("row")).toHaveLength(4);
    expect(table.getByRole("button", { name: "Znovu 4700100499" })).toBeTruthy();
    await expectAccessible();
  });

  test("without anyone to sort no header is a button", () => {
    drawTable();
    expect(within(screen.getByRole("row", { name: /^Číslo/u })).queryByRole("button")).toBeNull();
  });

  test("the header that sorts says how; a press turns it, another column starts from the lowest", async () => {
    const handleSort = vi.fn();
    const { user } = drawTable({ sort: { key: "number", direction: "ascending" }, onSort: handleSort });
    const headers = screen.getAllByRole("columnheader");
    expect(headers.map((header) => header.getAttribute("aria-sort"))).toEqual([
      "ascending",
      null,
      "none",
      null,
    ]);
    await user.click(screen.getByRole("button", { name: "Číslo" }));
    expect(handleSort).toHaveBeenLastCalledWith({ key: "number", direction: "descending" });
    await user.click(screen.getByRole("button", { name: "Celkem" }));
    expect(handleSort).toHaveBeenLastCalledWith({ key: "total", direction: "ascending" });
    await expectAccessible();
  });

  test("from the highest it turns back to the lowest", async () => {
    const handleSort = vi.fn();
    const { user } = drawTable({ sort: { key: "number", direction: "descending" }, onSort: handleSort });
    expect(screen.getByRole("columnheader", { name: "Číslo" }).getAttribute("aria-sort")).toBe("descending");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(handleSort).toHaveBeenLastCalledWith({ key: "number", direction: "ascending" });
  });

  test("rows that belong together stand under a head of their own", async () => {
    drawTable({ groupOf: (order) => ({ key: order.place, head: `Místo ${order.place}` }) });
    const groups = screen.getAllByRole("rowgroup").filter((group) => group.tagName === "TBODY");
    expect(groups.map((group) => within(group).getAllByRole("rowheader").map(textOf))).toEqual([
      ["Místo U Modré hvězdy", "4700102117"],
      ["Místo Na Růžku", "4700100499", "4700100305"],
    ]);
    await expectAccessible();
  });

  test("a row outside every group stands by itself", () => {
    drawTable({
      groupOf: (order) => (order.place === "Na Růžku" ? { key: "a", head: "Místo Na Růžku" } : undefined),
    });
    expect(screen.getAllByRole("rowheader").map(textOf)).toEqual([
      "4700102117",
      "Místo Na Růžku",
      "4700100499",
      "4700100305",
    ]);
  });

  test("sums stand at the end, under their columns", () => {
    drawTable({ footer: { number: "Celkem", total: "145 713 Kč" } });
    const cells = within(screen.getByRole("row", { name: /^Celkem/u })).getAllByRole("cell");
    expect(cells.map(textOf)).toEqual(["Celkem", "", "145 713 Kč", ""]);
  });
});

describe("without a row", () => {
  test("says so in its own way", () => {
    drawTable({ rows: [], empty: <p>Zatím nic.</p> });
    expect(screen.getByText("Zatím nic.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("is an empty table where nothing is to be said", () => {
    drawTable({ rows: [] });
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(1);
  });
});

describe("on mobile", () => {
  test("is a list of cards with label and value of each column", async () => {
    setWindowWidth(390);
    drawTable({ rowTone: (order) => (order.total === "12 572 Kč" ? "warning" : "plain") });
    expect(screen.queryByRole("table")).toBeNull();
    const cards = within(screen.getByRole("list", { name: "Moje objednávky" })).getAllByRole("listitem");
    expect(cards).toHaveLength(3);
    const [first] = cards;
    if (first === undefined) throw new Error("there is no card");
    expect(within(first).getAllByRole("term").map(textOf)).toEqual(["Číslo", "Místo", "Celkem", "Akce"]);
    expect(within(first).getByText("93 396 Kč")).toBeTruthy();
    await expectAccessible();
  });

  test("or as it is told, under the heads of groups", async () => {
    setWindowWidth(390);
    drawTable({
      mobileCard: (order) => <p>{`karta ${order.number}`}</p>,
      groupOf: (order) => ({ key: order.place, head: `Místo ${order.place}` }),
    });
    expect(screen.getByText("karta 4700102117")).toBeTruthy();
    expect(screen.getByText("Místo Na Růžku")).toBeTruthy();
    await expectAccessible();
  });

  test("a single sum goes by the name of the row, several by their columns", () => {
    setWindowWidth(390);
    const { rerender } = drawTable({ footer: { number: "Dohromady", total: "145 713 Kč" } });
    expect(screen.getByText("Dohromady")).toBeTruthy();
    rerender(
      <Table
        caption="Moje objednávky"
        columns={columns}
        rows={[]}
        rowKey={(order) => order.number}
        footer={{ number: "Dohromady", place: "2 místa", total: "145 713 Kč" }}
      />,
    );
    expect(screen.queryByText("Dohromady")).toBeNull();
    expect(screen.getAllByRole("term").map(textOf)).toEqual(["Místo", "Celkem"]);
  });

  test("a window that becomes wide turns the cards into a table", () => {
    setWindowWidth(390);
    drawTable();
    setWindowWidth(1280);
    expect(screen.getByRole("table", { name: "Moje objednávky" })).toBeTruthy();
  });
});
