import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CategoryTree, StoreConfig } from "../../platform/graphql.gen.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const query = `query Tree($filters: CategoryFilterInput, $pageSize: Int, $currentPage: Int) {
  categories(filters: $filters, pageSize: $pageSize, currentPage: $currentPage) {
    total_count page_info { current_page total_pages }
    items { uid name url_key url_path level product_count children_count children { uid url_path level product_count } }
  }
  categoryList(filters: $filters) { url_path }
}`;

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

async function tree(filters?: object, language = "cs") {
  const { data, errors, statements } = await owner.graphql(
    query,
    { filters, pageSize: 100 },
    { lang: language },
  );
  expect(errors).toEqual([]);
  const page = data?.["categories"] as { items: CategoryTree[]; total_count: number } | undefined;
  const items = page?.items ?? [];
  return { items, total_count: page?.total_count, statements, paths: items.map(({ url_path }) => url_path) };
}

describe("categories and categoryList (GQL-03, CATALOG-06, OP-23)", () => {
  it("a stranger is asked to sign in", async () => {
    const { errors } = await server.stranger.graphql(query);
    expect(errors[0]?.extensions.code).toBe("not-signed-in");
  });

  it("bad input: a page below 1 and one above the last", async () => {
    const below = await owner.graphql(query, { currentPage: 0 });
    expect(below.errors[0]?.message).toBe("currentPage value must be greater than 0.");
    const above = await owner.graphql(query, { currentPage: 50 });
    expect(above.errors[0]?.message).toMatch(
      /^currentPage value 50 specified is greater than the \d+ page\(s\)/,
    );
  });

  it("forbidden without the permission Catalogue", async () => {
    const { errors } = await (await server.as("U009")).graphql(query);
    expect(errors[0]?.extensions.category).toBe("graphql-authorization");
  });

  it("GQL-03 CATALOG-06 answers the top of the tree with what is below, counted", async () => {
    const { items, total_count, statements } = await tree();
    expect(total_count).toBe(items.length);
    expect(items.every(({ level }) => level === 2)).toBe(true);
    const beer = items.find(({ url_path }) => url_path === "beer");
    expect(beer).toMatchObject({ uid: "YmVlcg==", name: "Pivo", url_key: "beer" });
    const below = (beer?.children ?? []).reduce((sum, child) => sum + (child?.product_count ?? 0), 0);
    expect(beer?.product_count).toBe(below);
    expect(statements).toBeLessThanOrEqual(5);
  });

  it.each([
    [{ url_key: { eq: "lager" } }, ["beer/lager"]],
    [{ url_path: { eq: "beer/lager" } }, ["beer/lager"]],
    [{ category_uid: { in: ["YmVlcg=="] } }, ["beer"]],
    [{ name: { match: "ležák" } }, ["beer/lager"]],
    [
      { parent_id: { eq: "pos-material" } },
      ["garden", "glassware", "paper", "signage", "tap", "textile"].map((key) => `pos-material/${key}`),
    ],
    [{ url_key: { eq: "no-such" } }, []],
  ])("finds by %j", async (filters, paths) => {
    expect(new Set((await tree(filters)).paths)).toEqual(new Set(paths));
  });

  it("D36 one root holds all of it, by the id that the configuration tells", async () => {
    const { data } = await server.stranger.graphql("{ storeConfig { root_category_uid } }");
    const uid = (data?.["storeConfig"] as StoreConfig | undefined)?.root_category_uid ?? "";
    const { items, total_count } = await tree({ category_uid: { in: [uid] } });
    const top = await tree();
    expect(total_count).toBe(1);
    expect(items[0]).toMatchObject({
      uid,
      name: "Sortiment",
      level: 1,
      children_count: String(top.items.length),
    });
    expect(items[0]?.children?.map((child) => child?.url_path)).toEqual(top.paths);
    expect((await tree({ parent_category_uid: { eq: uid } })).paths).toEqual(top.paths);
    const { data: goods } = await owner.graphql(
      `query Goods($uid: String) { products(filter: { category_uid: { eq: $uid } }) { total_count } all: products { total_count } }`,
      { uid },
    );
    expect(goods?.["products"]).toEqual(goods?.["all"]);
  });

  it("speaks the language that was asked for", async () => {
    const names = async (language: string) =>
      (await tree({ url_path: { eq: "beer" } }, language)).items[0]?.name;
    expect([await names("cs"), await names("sk"), await names("en")]).toEqual(["Pivo", "Pivo", "Beer"]);
  });
});
