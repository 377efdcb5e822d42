import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

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
