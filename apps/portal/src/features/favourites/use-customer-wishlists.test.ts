import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { favouriteMarksQuery } from "./use-customer-wishlists.ts";
import { favouriteProductsQuery } from "./use-favourite-products.ts";

beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json({}, { status: 500 })));
afterEach(() => vi.unstubAllGlobals());

test("ERROR-30, OP-94: favourites that cannot be read throw their failure at whoever asked for them", async () => {
  const client = new QueryClient();
  const fault = { failure: { kind: "server" } };
  await expect(client.fetchQuery({ ...favouriteMarksQuery(), retry: false })).rejects.toMatchObject(fault);
  await expect(client.fetchQuery({ ...favouriteProductsQuery(), retry: false })).rejects.toMatchObject(fault);
});
