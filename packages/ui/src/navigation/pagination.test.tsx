import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Pagination, pageNumbers } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, 3, 0, 8]],
  [4, 8, [1, 2, 3, 4, 5, 0, 8]],
  [5, 10, [1, 0, 4, 5, 6, 0, 10]],
  [10, 10, [1, 0, 8, 9, 10]],
])("page %i of %i shows %j, a gap only where more than one page is left out", (page, count, shown) => {
  expect(pageNumbers(page, count)).toEqual(shown);
});

function drawPages(page: number, pageCount: number) {
  draw(
    <Pagination
      label="Stránky"
      page={page}
      pageCount={pageCount}
      hrefFor={(number) => `/orders?page=${number}`}
      previousLabel="Předchozí"
      nextLabel="Další"
      pageLabel={(number) => `Strana ${number}`}
      summary={`Strana ${page} z ${pageCount}`}
    />,
  );
  return screen.queryByRole("navigation", { name: "Stránky" });
}

test("each page is a link with its address and a name, the current one is marked", async () => {
  const pages = drawPages(4, 12);
  if (pages === null) throw new Error("there are no pages");
  const links = within(pages);
  expect(links.getByRole("link", { name: "Strana 12" }).getAttribute("href")).toBe("/orders?page=12");
  expect(links.getByRole("link", { name: "Strana 4", current: "page" })).toBeTruthy();
  expect(links.getByRole("link", { name: "Předchozí" }).getAttribute("href")).toBe("/orders?page=3");
  expect(links.getByRole("link", { name: "Další" }).getAttribute("href")).toBe("/orders?page=5");
  expect(screen.getByText("Strana 4 z 12")).toBeTruthy();
  await expectAccessible();
});

test.each([
  { page: 1, missing: "Předchozí" },
  { page: 3, missing: "Další" },
])("page $page of 3 has no way beyond its end", ({ page, missing }) => {
  drawPages(page, 3);
  expect(screen.queryByRole("link", { name: missing })).toBeNull();
});

test("one page only needs no pages, but says how many there are", () => {
  expect(drawPages(1, 1)).toBeNull();
  expect(screen.getByText("Strana 1 z 1")).toBeTruthy();
});
