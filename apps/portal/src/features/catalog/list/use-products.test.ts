import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { parseListState } from "./list-address.ts";
import { type ProductPage, productsQuery, usualGoesOn } from "./use-products.ts";

afterEach(() => vi.unstubAllGlobals());

test("ERROR-30, OP-94: goods that cannot be read throw their failure at whoever asked for them", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ errors: [{ message: "x", extensions: { code: "internal" } }] }, { status: 500 }),
  );
  const asked = new QueryClient().fetchQuery({ ...productsQuery(parseListState({})), retry: false });
  await expect(asked).rejects.toMatchObject({ failure: { kind: "server" } });
});

test("CATALOG-10 the usual goes on behind a page that it fills, and nowhere else", () => {
  const page = (current: number) =>
    ({ items: [{}, {}], page_info: { current_page: current, total_pages: 2 } }) as ProductPage;
  expect(usualGoesOn(page(1), 2)).toBe(true);
  expect(usualGoesOn(page(1), 1)).toBe(false);
  expect(usualGoesOn(page(2), 2)).toBe(false);
});
