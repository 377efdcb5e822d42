import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Column, DeskTable } from "./desk-table.tsx";
import { useSelection } from "./selection.ts";

beforeEach(() => loadTexts(["desk"], "cs"));

const rows = ["4700100824", "4700101070", "4700102058"];
const columns: readonly Column<string>[] = [
  { key: "number", header: "Číslo", isRowHeader: true, cell: (row) => row },
  { key: "place", header: "Místo", isSortable: true, cell: () => "Sklad" },
];

function Orders({ onSort }: { readonly onSort?: (sort: { key: string; direction: string }) => void }) {
  const selection = useSelection("all");
  return (
    <main>
      <input type="search" aria-label="Hledat" />
      <DeskTable
        caption="Objednávky"
        columns={columns}
        rows={rows}
        rowKey={(row) => row}
        hrefOf={(row) => `/desk/orders/${row}`}
        selection={selection}
        sort={{ key: "place", direction: "ascending" }}
        onSort={(sort) => onSort?.(sort)}
      />
      <output>{[...selection.chosen].join(" ")}</output>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

describe("DLIST-07 a list is worked by keyboard", () => {
  test("j and k walk from row to row, where Enter opens, and stop at both ends", async () => {
    const user = userEvent.setup();
    draw(<Orders />);
    await user.keyboard("j");
    expect(focused()).toBe("4700100824");
    await user.keyboard("jj");
    expect(focused()).toBe("4700102058");
    await user.keyboard("j");
    expect(focused()).toBe("4700102058");
    await user.keyboard("kkk");
    expect(focused()).toBe("4700100824");
    expect(document.activeElement?.getAttribute("href")).toBe("/desk/orders/4700100824");
  });

  test("back from a record, j and k begin at the row from which it was opened", async () => {
    const user = userEvent.setup();
    const { unmount } = draw(<Orders />);
    await user.keyboard("jjj");
    screen
      .getByRole("link", { name: "4700102058" })
      .addEventListener("click", (event) => event.preventDefault());
    await user.keyboard("{Enter}");
    unmount();
    draw(<Orders />);
    await user.keyboard("j");
    expect(focused()).toBe("4700102058");
    await user.keyboard("k");
    expect(focused()).toBe("4700101070");
    // The others of this file begin at the top.
    screen
      .getByRole("link", { name: "4700100824" })
      .addEventListener("click", (event) => event.preventDefault());
    await user.keyboard("k{Enter}");
  });

  test("from the search the arrow down leads to the first row, and j goes on from there", async () => {
    const user = userEvent.setup();
    draw(<Orders />);
    await user.keyboard("/47j");
    expect(screen.getByRole("searchbox")).toBe(document.activeElement);
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("4700100824");
    await user.keyboard("j");
    expect(focused()).toBe("4700101070");
  });

  test("x chooses the row in hand and lets it go again; without one it chooses nothing", async () => {
    const user = userEvent.setup();
    draw(<Orders />);
    await user.keyboard("x");
    expect(screen.getByRole("status").textContent).toBe("");
    await user.keyboard("jjx");
    expect(screen.getByRole("status").textContent).toBe("4700101070");
    expect(screen.getByRole("checkbox", { name: "Vybrat 4700101070" })).toHaveProperty("checked", true);
    await user.keyboard("x");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("a slash leads to the search, where letters are letters", async () => {
    const user = userEvent.setup();
    draw(<Orders />);
    await user.keyboard("/jx");
    const search = screen.getByRole("searchbox");
    expect(document.activeElement).toBe(search);
    expect(search).toHaveProperty("value", "jx");
  });
});

/** Two lists on a page, whose rows are opened beside them; each row has a box and leads elsewhere as well. */
function Fleet() {
  const selection = useSelection("all");
  const tables = [
    { caption: "Vozidla", names: ["Dodávka", "Kamion"] },
    { caption: "Řidiči", names: ["Petr Vaněk"] },
  ];
  return tables.map(({ caption, names }) => (
    <DeskTable
      key={caption}
      caption={caption}
      columns={[
        { key: "phone", header: "Telefon", cell: () => <a href="tel:123">123</a> },
        {
          ...{ key: "name", header: "Jméno", isRowHeader: true },
          cell: (name) => <button type="button">{name}</button>,
        },
      ]}
      rows={names}
      rowKey={(name) => name}
      selection={selection}
    />
  ));
}

test("DLIST-07 two lists of a page are walked one after the other, and each row by what opens it", async () => {
  const user = userEvent.setup();
  draw(<Fleet />);
  const walked: (string | null | undefined)[] = [];
  for (const key of "jjjjk") {
    await user.keyboard(key);
    walked.push(focused());
  }
  expect(walked).toEqual(["Dodávka", "Kamion", "Petr Vaněk", "Petr Vaněk", "Kamion"]);
  await user.keyboard("jx");
  expect(screen.getByRole("checkbox", { name: "Vybrat Petr Vaněk" })).toHaveProperty("checked", true);
});

test("DLIST-03 all rows of the page are chosen at once, and none when all were", async () => {
  const user = userEvent.setup();
  draw(<Orders />);
  const all = screen.getByRole("checkbox", { name: "Vybrat celou stránku" });
  await user.click(all);
  expect(screen.getByRole("status").textContent).toBe(rows.join(" "));
  await user.click(all);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a column is sorted by its head, which says how", async () => {
  const asked: unknown[] = [];
  const user = userEvent.setup();
  draw(<Orders onSort={(sort) => asked.push(sort)} />);
  const head = screen.getByRole("columnheader", { name: "Místo" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  await user.click(within(head).getByRole("button"));
  expect(asked).toEqual([{ key: "place", direction: "descending" }]);
});

test("DESK-02 a table that scrolls sideways and leads nowhere is reached by keys, one with links by these", () => {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  onTestFinished(() => void vi.restoreAllMocks());
  const frame = () => document.querySelector<HTMLElement>("[data-rows]")?.tabIndex;
  const { unmount } = draw(
    <DeskTable
      caption="Ceny"
      columns={[{ key: "n", header: "Číslo", cell: (row: string) => row }]}
      rows={rows}
      rowKey={(row) => row}
    />,
  );
  expect(frame()).toBe(0);
  unmount();
  draw(<Orders />);
  expect(frame()).toBe(-1);
});

test("DESK-02 the table is without a fault that axe finds", async () => {
  draw(<Orders />);
  await expectAccessible();
});

test.each([
  ["wider than its frame wraps its texts", 900, true],
  ["that fits stays as it is", 800, false],
])("a table %s", (_case, width, isTight) => {
  const widths = [
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800),
    vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(width),
  ];
  onTestFinished(() => {
    for (const spied of widths) spied.mockRestore();
  });
  draw(<Orders />);
  const frame = screen.getByRole("table", { name: "Objednávky" }).parentElement;
  expect(frame?.hasAttribute("data-tight")).toBe(isTight);
});
