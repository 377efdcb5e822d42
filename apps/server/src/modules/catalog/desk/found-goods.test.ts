import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = "query ($text: String!) { found: foundGoods(text: $text) { sku name } }";

async function found(text: string, uid: string) {
  const { data, errors } = await (await server.asStaff(uid)).desk(query, { text }, { lang: "cs" });
  return errors[0]?.extensions.code ?? data?.["found"];
}

describe("goods are found for the fields that name some", () => {
  test("a stranger and a driver get nothing", async () => {
    const payload = { query, variables: { text: "100101" } };
    const call = { method: "POST" as const, url: "/desk/graphql", payload };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    expect(await found("100101", "S08")).toBe("not-your-area");
  });

  test("finance, who see prices and no goods, find them by name and by number", async () => {
    const [exact] = (await found("100101", "S07")) as readonly Readonly<Record<"sku" | "name", string>>[];
    expect(exact?.sku).toBe("100101");
    expect(await found(exact?.name ?? "", "S07")).toContainEqual(exact);
    const [first] = (await found("lipovrch", "S07")) as readonly { readonly name: string }[];
    expect(first?.name).toMatch(/^Lipovrch/);
    expect(await found("nic takového", "S07")).toEqual([]);
    expect(await found(" ", "S07")).toEqual([]);
    expect(await found("a", "S07")).toHaveLength(6);
  });
});
