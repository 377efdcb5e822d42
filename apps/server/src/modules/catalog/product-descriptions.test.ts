import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { told } from "../../testing/ask-cart.ts";
import { list } from "../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  await describe100101({
    cs: '<p onclick="x()">Voní po <b>zázvoru</b>.<script>x()</script></p><p>Podávejte studené.</p>',
    en: "Smells of ginger & malt. Serve cold.",
  });
});
afterAll(() => server.stop());

function describe100101(texts: Readonly<Record<string, string>>) {
  return sql`update product set descriptions = ${JSON.stringify(texts)}::jsonb where sku = '100101'`.execute(
    server.deps.db,
  );
}

type Described = { readonly sku: string; readonly description: { readonly html: string } | null };

async function described(skus: readonly string[], lang: string) {
  const answer = await owner.graphql(
    `query Described($skus: [String]) { products(filter: { sku: { in: $skus } }) { items {
      sku description { html } short_description { html } meta_description } } }`,
    { skus },
    { lang },
  );
  return {
    items: told<{ products: { items: Described[] } }>(answer).products.items,
    statements: answer.statements,
  };
}

describe("D35 what the brewery writes of its goods", () => {
  it("is answered without anything that runs, and its first sentence by itself", async () => {
    expect((await described(["100101"], "cs")).items).toEqual([
      {
        sku: "100101",
        description: { html: "<p>Voní po <strong>zázvoru</strong>.</p><p>Podávejte studené.</p>" },
        short_description: { html: "<p>Voní po zázvoru.</p>" },
        meta_description: "Voní po zázvoru.",
      },
    ]);
  });

  it("LANG-05 comes in English where a language has none, plain text as paragraphs", async () => {
    expect((await described(["100101"], "sk")).items).toMatchObject([
      { description: { html: "<p>Smells of ginger &amp; malt. Serve cold.</p>" } },
    ]);
  });

  it("costs one statement however many goods, and nothing where nobody asks", async () => {
    const one = await described(["100101"], "cs");
    const many = await described(["100101", "100112", "100116", "180310"], "cs");
    expect(many.statements).toBe(one.statements);
    expect(many.items.find(({ sku }) => sku === "180310")).toMatchObject({ description: null });
  });

  it("CATALOG-19 is looked through, behind what is called so, without what has no word of it", async () => {
    const { skus } = await list(owner, { search: "zazvor" });
    expect(skus).toContain("100101");
    expect(skus.indexOf("100101")).toBe(skus.length - 1);
    expect((await list(owner, { search: "script" })).skus).not.toContain("100101");
  });
});
