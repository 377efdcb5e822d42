import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { parseListState } from "./list-address.ts";
import { productsQuery } from "./use-products.ts";

afterEach(() => vi.unstubAllGlobals());

test("ERROR-30, OP-94: goods that cannot be read throw their failure at whoever asked for them", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ errors: [{ message: "x", extensions: { code: "internal" } }] }, { status: 500 }),
  );
  const asked = new QueryClient().fetchQuery({ ...productsQuery(parseListState({})), retry: false });
  await expect(asked).rejects.toMatchObject({ failure: { kind: "server" } });
});
